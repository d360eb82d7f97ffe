import type { Listing } from '../../contract/property';
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
export function gunzipListings(bytes: ArrayBuffer): Promise<Listing[]> {
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(plain).json() as Promise<Listing[]>;
}

/** Listings as a piece keeps them. */
export function gzipListings(listings: readonly Listing[]): Promise<ArrayBuffer> {
  const text = new Blob([JSON.stringify(listings)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
