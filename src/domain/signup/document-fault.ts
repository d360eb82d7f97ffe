import { MAX_DOCUMENT_BYTES } from '../../contract/people/document-options';

/** How the files that are taken begin; the server looks at the same bytes. */
const STARTS: Record<string, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a document really is, by its first bytes; null when it is no PDF, JPG or PNG. */
export function documentTypeOf(bytes: Uint8Array): string | null {
  for (const [type, start] of Object.entries(STARTS))
    if (start.every((byte, at) => bytes[at] === byte)) return type;
  return null;
}

/** Why a file cannot be taken as a document, in the applicant's words; null when it can. */
export function documentFault(name: string, bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES)
    return `${name} is larger than 5 MB. Please choose a smaller file, or take a photo of the paper.`;
  if (bytes.byteLength === 0) return `${name} is empty. Please choose it again.`;
  if (documentTypeOf(bytes) === null)
    return `${name} is not a PDF, JPG or PNG. Please choose another file, or take a photo of the paper.`;
  return null;
}
