/** A file whose columns cannot be understood; the message tells what was found and what is needed. */
export class HeaderError extends Error {
  override readonly name = 'HeaderError';
}
