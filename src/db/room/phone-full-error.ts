/** The phone is full even after everything that can be fetched again was let go. */
export class PhoneFullError extends Error {
  override readonly name = 'PhoneFullError';
  constructor() {
    super('This device is full. Free some space and try again: nothing typed is lost.');
  }
}
