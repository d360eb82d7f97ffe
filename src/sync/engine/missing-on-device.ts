/** What a row was about was removed on this device: there is nothing left to send. */
export class NoLongerWanted extends Error {
  override readonly name = 'NoLongerWanted';
}

/** What a row needs to be sent is gone from this device: the row is refused, in words. */
export class MissingOnDevice extends Error {
  override readonly name = 'MissingOnDevice';
}
