/** A file in an archive: read only when it is asked for. */
export type ZipEntry = { name: string; size: number; read: () => Promise<Blob> };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** In bytes: the end of an archive without its comment, a heading in its list, one before a file. */
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT = 0xffff;
const IS_LOCKED = 0x1;
const STORED = 0;
const DEFLATED = 8;

/**
 * What is in an archive, in its order. The list at its end is read and nothing else: a chat with its films
 * has hundreds of megabytes. Folders and locked files are left out.
 * @throws RangeError for what is no archive, or is cut off
 */
export async function readZip(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file.slice(-(END_SIZE + MAX_COMMENT)));
  let at = tail.byteLength - END_SIZE;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new RangeError('Not an archive');
  const count = tail.getUint16(at + 10, true);
  const start = tail.getUint32(at + 16, true);
  const list = await viewOf(file.slice(start, start + tail.getUint32(at + 12, true)));
  const entries: ZipEntry[] = [];
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    if (list.getUint32(next, true) !== ENTRY) throw new RangeError('The archive is damaged');
    const isLocked = (list.getUint16(next + 8, true) & IS_LOCKED) !== 0;
    const method = list.getUint16(next + 10, true);
    const packed = list.getUint32(next + 20, true);
    const size = list.getUint32(next + 24, true);
    const local = list.getUint32(next + 42, true);
    const nameSize = list.getUint16(next + 28, true);
    const nameAt = list.byteOffset + next + ENTRY_SIZE;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, nameAt, nameSize));
    const isReadable = !isLocked && (method === STORED || method === DEFLATED);
    if (isReadable && !name.endsWith('/'))
      entries.push({
        name,
        size,
        read: async () => {
          const data = await dataAt(file, local, packed);
          return method === STORED ? data : inflate(data, size);
        },
      });
    const extra = list.getUint16(next + 30, true) + list.getUint16(next + 32, true);
    next += ENTRY_SIZE + nameSize + extra;
  }
  return entries;
}

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

/** A file's bytes as they are packed: behind its own heading, whose length that heading tells. */
async function dataAt(file: Blob, local: number, packed: number): Promise<Blob> {
  const heading = await viewOf(file.slice(local, local + LOCAL_SIZE));
  const start = local + LOCAL_SIZE + heading.getUint16(26, true) + heading.getUint16(28, true);
  return file.slice(start, start + packed);
}

/** @throws RangeError where more comes out than the list said */
async function inflate(data: Blob, size: number): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.length;
    if (length > size) {
      await reader.cancel();
      throw new RangeError('The archive is damaged');
    }
    parts.push(step.value);
  }
  return new Blob(parts);
}
