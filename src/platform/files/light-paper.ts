import { MAX_DOCUMENT_BYTES } from '../../contract/people/document-options';
import { preparePhoto } from './prepare-photo';

/** Small print of a page of A4 is read at this. */
const LONG_EDGE = 3000;

/** A photo of a paper that is too large to be sent, made small enough; any other file as it is. */
export async function lightPaper(file: File): Promise<File> {
  if (file.size <= MAX_DOCUMENT_BYTES || !file.type.startsWith('image/')) return file;
  const limits = { longEdge: LONG_EDGE, maxBytes: MAX_DOCUMENT_BYTES };
  const { data, type } = await preparePhoto(file, limits);
  return new File([data], file.name.replace(/\.\w+$/, '.jpg'), { type });
}
