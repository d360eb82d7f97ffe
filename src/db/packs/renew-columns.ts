import { COLUMNS_SHAPE } from '../../domain/search/on-device/listing-columns';
import { packDatabase } from '../pack-database';
import { columnsOf } from './columns-of';
import { decodeChunk } from './decode-chunk';
import type { PackColumns } from './pack-records';

/** The columns of a piece as this build makes them: those of another are made anew from its listings, once. */
export async function renewColumns(row: PackColumns): Promise<PackColumns> {
  if (row.shape === COLUMNS_SHAPE) return row;
  const { chunks, columns } = packDatabase();
  const chunk = await chunks.get([row.pack, row.from]);
  const part = columnsOf(chunk === undefined ? [] : await decodeChunk(chunk));
  const renewed = { ...row, part, shape: COLUMNS_SHAPE };
  await packDatabase().transaction('rw', columns, async () => {
    // Another change of the piece may have come meanwhile, and has columns of its own.
    const now = await columns.get([row.pack, row.from]);
    if (now?.at === row.at) await columns.put(renewed);
  });
  return renewed;
}
