import type { ColumnsPart } from '../../domain/search/on-device/listing-columns';
import { columnsOf } from './columns-of';
import { gunzipListings } from './decode-chunk';

/** A piece that has come: its bytes, what searches ask of it, and the id it begins with. */
export type ReadPiece = { from: string; bytes: ArrayBuffer; part: ColumnsPart };

/** Makes the columns of a piece, once for all searches to come. @throws when it is broken */
export async function readPiece(bytes: ArrayBuffer): Promise<ReadPiece> {
  return pieceOf(bytes, columnsOf(await gunzipListings(bytes)));
}

/** A piece whose columns are made. */
export function pieceOf(bytes: ArrayBuffer, part: ColumnsPart): ReadPiece {
  return { from: part.ids[0] ?? '', bytes, part };
}
