import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../db/database';
import { StartError } from '../../start-error';
import { type GazetteerRow, rowReader } from './read-gazetteer-row';

const BATCH = 1000;

/**
 * Takes the operator's gazetteer in, in place of the one before, all or nothing: a GeoNames dump, or
 * a table with the columns name, place, lat, lon and population.
 * @returns how many places were taken, and how many lines had none in Nigeria
 * @throws StartError when it is neither of the two
 */
export async function importGazetteer(
  database: Database,
  path: string,
): Promise<{ taken: number; passed: number }> {
  return database.transaction(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx.kysely);
    await tx.kysely.deleteFrom('gazetteer_places').execute();
    const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
    let read: ReturnType<typeof rowReader> | undefined;
    let batch: GazetteerRow[] = [];
    const counts = { taken: 0, passed: 0 };
    for await (const line of lines) {
      if (read === undefined) {
        read = rowReader(line);
        if (read === null)
          throw new StartError(
            `${path} is no gazetteer: its first line is neither GeoNames' nor names the columns name, place, lat and lon`,
          );
        if (read.isHeader) continue;
      }
      const row = read?.row(line);
      if (row == null) counts.passed += 1;
      else batch.push(row);
      if (batch.length < BATCH) continue;
      counts.taken += await insert(tx, batch);
      batch = [];
    }
    if (read === undefined) throw new StartError(`${path} is empty`);
    counts.taken += await insert(tx, batch);
    return counts;
  });
}

async function insert(tx: Queryable, rows: GazetteerRow[]): Promise<number> {
  if (rows.length > 0) await tx.kysely.insertInto('gazetteer_places').values(rows).execute();
  return rows.length;
}
