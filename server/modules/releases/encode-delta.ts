import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  init,
} from '@bokuweb/zstd-wasm';

/** RFC 9842, section 5: what a 'dcz' body begins with, a Zstandard frame that decoders skip. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
/** It is made once and sent to every phone: the smallest that there is without a long search. */
const LEVEL = 19;

let loading: Promise<void> | undefined;

/** Loads the compressor once: a second time would take away the memory that it works in. */
export function loadZstd(): Promise<void> {
  loading ??= init();
  return loading;
}

/**
 * Makes deltas of files; what is made leads to the file again, as no browser would notice if it did not.
 */
export async function deltaEncoder(): Promise<(content: Buffer, dictionary: Buffer) => Buffer> {
  await loadZstd();
  const [compressing, reading] = [createCCtx(), createDCtx()];
  return (content, dictionary) => {
    const frame = compressUsingDict(compressing, content, dictionary, LEVEL);
    if (!content.equals(decompressUsingDict(reading, Buffer.from(frame), dictionary)))
      throw new Error('A delta does not lead to its file');
    return Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest(), frame]);
  };
}
