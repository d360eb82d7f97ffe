/** A file that cannot be read as text; the message tells what to do. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/** Decodes UTF-8 strictly. @throws EncodingError for any other encoding or for binary content. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new EncodingError('This file is UTF-16. Save it again as CSV in UTF-8.');
  }
  if (bytes.subarray(0, 4096).includes(0))
    throw new EncodingError('This file is not text. A CSV in UTF-8 is needed.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new EncodingError('This file is not UTF-8. Save it again as CSV in UTF-8.');
  }
}
