/** A text that only the device that sealed it can read again, such as a password that waits for a network. */
export type SealedText = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };
