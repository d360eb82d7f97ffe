/** What a row needs to be sent is gone from this device: the row is refused, in words. */
export class MissingOnDevice extends Error {
  override readonly name = 'MissingOnDevice';
}
