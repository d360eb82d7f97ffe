import type { Listing } from '../../contract/listing/property';
import { wholeContent } from '../../domain/property/form/whole-content';
import type { PackChunk } from './pack-records';

/** Decoded pieces that are held: a screen of results may need one for each of its cards. */
const HELD = 48;
const held = new Map<string, Promise<Listing[]>>();

/** The listings of a piece, by rising id. The last ones asked for are held. */
export function decodeChunk({ pack, generation, from, at, bytes }: PackChunk): Promise<Listing[]> {
  const key = `${pack} ${generation} ${from} ${at}`;
  const known = held.get(key);
  if (known !== undefined) {
    held.delete(key);
    held.set(key, known);
    return known;
  }
  const made = gunzipListings(bytes);
  held.set(key, made);
  const [oldest] = held.keys();
  if (held.size > HELD && oldest !== undefined) held.delete(oldest);
  return made;
}

/** Listings as the server sends them, from gzipped JSON. */
export async function gunzipListings(bytes: ArrayBuffer): Promise<Listing[]> {
  const { readable, writable } = new DecompressionStream('gzip');
  const [text] = await Promise.all([readText(readable), feed(writable, bytes)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the contract of area packs, which the server's own tests hold
  return (JSON.parse(text) as Listing[]).map(wholeContent);
}

/** By hand: a third of the time that blobs and responses take, which an import of 400 pieces feels. */
async function readText(from: ReadableStream<BufferSource>): Promise<string> {
  const reader = from.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

async function feed(to: WritableStream<BufferSource>, bytes: ArrayBuffer): Promise<void> {
  const writer = to.getWriter();
  await writer.write(new Uint8Array(bytes));
  await writer.close();
}

/** Listings as a piece keeps them. */
export function gzipListings(listings: readonly Listing[]): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(listings)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
