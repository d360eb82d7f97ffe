import { ProblemError } from '../../plugins/problem-error';

const STARTS: { type: string; bytes: number[] }[] = [
  { type: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/**
 * What a document really is, by its first bytes: names and headers are the sender's word (A5).
 * @throws 422 when it is no PDF, JPEG or PNG.
 */
export function documentType(bytes: Uint8Array): string {
  const found = STARTS.find((start) => start.bytes.every((byte, at) => bytes[at] === byte));
  if (found !== undefined) return found.type;
  throw new ProblemError(
    422,
    'invalid',
    'This file is not a document we can read. Please choose a PDF, JPG or PNG of at most 5 MB.',
    { field: 'document' },
  );
}
