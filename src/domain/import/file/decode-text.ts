/** A file that cannot be read as text; the message tells what to do. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/**
 * Decodes UTF-8, UTF-16 with its mark, and else Windows-1252, which spreadsheets write by themselves.
 * @throws EncodingError for binary content
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4096).includes(0))
    throw new EncodingError(
      'This file is no table. Save it as CSV, or as a workbook of Excel (.xlsx).',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
