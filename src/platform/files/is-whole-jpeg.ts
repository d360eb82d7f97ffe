const SCAN = 0xda;
const END = 0xd9;
const FIRST_RESTART = 0xd0;
const LAST_RESTART = 0xd7;

/**
 * Whether a JPEG has all of its picture, as far as its marks tell: browsers draw what is missing in grey
 * without a word. Bytes that were changed between two marks are not found.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff) {
    while (bytes[at + 1] === 0xff) at += 1;
    const mark = bytes[at + 1] ?? 0;
    if (mark === END) return true;
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (mark === SCAN) at = endOfScan(bytes, at);
  }
  return false;
}

/** Where the mark after a scan's data stands; past the end where its restarts are out of order, or it has none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let restarts = 0;
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const mark = bytes[at + 1] ?? 0;
    // A zero says that the byte before it is data.
    if (mark === 0) continue;
    if (mark < FIRST_RESTART || mark > LAST_RESTART) return at;
    if (mark !== FIRST_RESTART + (restarts % 8)) return bytes.length;
    restarts += 1;
  }
  return bytes.length;
}
