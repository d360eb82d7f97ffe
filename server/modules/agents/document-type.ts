import { documentTypeOf } from '../../../src/domain/signup/document-fault';
import { ProblemError } from '../../plugins/problem-error';

/**
 * What a document really is, by its first bytes: names and headers are the sender's word.
 * @throws 422 when it is no PDF, JPEG or PNG.
 */
export function documentType(bytes: Uint8Array): string {
  const type = documentTypeOf(bytes);
  if (type !== null) return type;
  throw new ProblemError(
    422,
    'invalid',
    'This file is not a document we can read. Please choose a PDF, JPG or PNG of at most 5 MB.',
    { field: 'document' },
  );
}
