/** Bytes of pieces together. */
export function sizeOf(pieces: readonly { bytes: ArrayBufferLike | ArrayBufferView }[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
}
