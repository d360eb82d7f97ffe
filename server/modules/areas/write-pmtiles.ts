import { gzipSync } from 'node:zlib';
import type { Box } from '../../../src/domain/map/box-around';
import { type Header, zxyToTileId } from 'pmtiles';

export type TileAt = { z: number; x: number; y: number; bytes: Uint8Array };

/** The header has 127 bytes, and the directory after it must lie within the first 16 KiB. */
const HEADER_BYTES = 127;
const FIRST_BYTES = 16_384;
const GZIP = 2;
const DEGREES = 1e7;

/**
 * A PMTiles archive (version 3) of some gzipped tiles, at least one. One directory, no leaves.
 * @returns null when there are more tiles than one directory holds
 */
export function writePmtiles(
  tiles: readonly TileAt[],
  source: { tileType: Header['tileType']; metadata: unknown },
  box: Box,
): Uint8Array | null {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.id - b.id);
  const directory = gzipSync(directoryOf(sorted));
  if (HEADER_BYTES + directory.length > FIRST_BYTES) return null;
  const metadata = gzipSync(JSON.stringify(source.metadata));
  const dataBytes = sorted.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const metadataAt = HEADER_BYTES + directory.length;
  const dataAt = metadataAt + metadata.length;
  const { length: count } = sorted;
  const directoryPart = [HEADER_BYTES, directory.length];
  const metadataPart = [metadataAt, metadata.length];
  const noLeaves = [dataAt, 0];
  const dataPart = [dataAt, dataBytes];
  const numbers = [directoryPart, metadataPart, noLeaves, dataPart, [count, count, count]].flat();
  numbers.forEach((value, at) => header.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  header[96] = 1; // Tiles lie in the order of their ids.
  header[97] = GZIP;
  header[98] = GZIP;
  header[99] = source.tileType;
  const zooms = sorted.map(({ z }) => z);
  header[100] = Math.min(...zooms);
  header[101] = Math.max(...zooms);
  const { south, west, north, east } = box;
  [west, south, east, north].forEach((value, at) => writeDegrees(header, value, 102 + at * 4));
  header[118] = Math.min(...zooms);
  writeDegrees(header, (west + east) / 2, 119);
  writeDegrees(header, (south + north) / 2, 123);
  return Buffer.concat([header, directory, metadata, ...sorted.map(({ bytes }) => bytes)]);
}

function writeDegrees(header: Buffer, value: number, at: number): void {
  header.writeInt32LE(Math.round(value * DEGREES), at);
}

/** Ids as steps, run lengths, lengths, and offsets, of which all but the first follow the one before. */
function directoryOf(tiles: readonly { id: number; bytes: Uint8Array }[]): Uint8Array {
  const out: number[] = [];
  const put = (value: number) => {
    let left = value;
    while (left >= 0x80) {
      out.push((left % 0x80) + 0x80);
      left = Math.floor(left / 0x80);
    }
    out.push(left);
  };
  put(tiles.length);
  tiles.forEach(({ id }, at) => put(id - (tiles[at - 1]?.id ?? 0)));
  tiles.forEach(() => put(1));
  tiles.forEach(({ bytes }) => put(bytes.length));
  // Zero: right behind the one before; any other number is one more than the offset.
  tiles.forEach((_, at) => put(at === 0 ? 1 : 0));
  return Uint8Array.from(out);
}
