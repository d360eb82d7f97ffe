import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { StartError } from '../start-error';
import { takeDataLock } from './data-lock';
import type { Database } from './database';
import { queryableOver } from './queryable-over';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const CARE_INTERVAL_MS = 10 * 60_000;

type PgliteOptions = {
  /** Folder of the data, or null for a database in memory (tests). */
  dataDir: string | null;
  /** A dump to start from, made by `dumpDataDir`. */
  loadDataDir?: Blob;
};

/** The embedded database and its own extras: a consistent dump of the whole folder. */
type EmbeddedDatabase = Database & { dump(): Promise<Blob> };

/**
 * Opens the embedded PostgreSQL, alone in its folder, and keeps it healthy: PGlite has neither
 * checkpointer nor autovacuum, so both run on a timer and once more at the end.
 * @throws StartError when the folder cannot be used or is held by another process.
 */
export async function openPglite(options: PgliteOptions): Promise<EmbeddedDatabase> {
  const release = options.dataDir === null ? () => undefined : takeDataLock(options.dataDir);
  const folder = options.dataDir === null ? undefined : join(options.dataDir, 'pglite');
  let lite: PGlite;
  try {
    if (folder !== undefined && !existsSync(folder)) mkdirSync(folder, { recursive: true });
    lite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(options.loadDataDir === undefined ? {} : { loadDataDir: options.loadDataDir }),
      extensions: { pg_trgm },
      parsers: { [INT8]: Number, [NUMERIC]: Number, [DATE]: String },
    });
  } catch (error) {
    release();
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The embedded database in ${folder ?? 'memory'} cannot be opened: ${why}`);
  }
  const care = async () => {
    await lite.exec('VACUUM (ANALYZE)');
    await lite.exec('CHECKPOINT');
  };
  const timer = setInterval(() => void care().catch(() => undefined), CARE_INTERVAL_MS);
  timer.unref();
  return {
    kind: 'pglite',
    ...queryableOver(
      async <Row>(sql: string, values: readonly unknown[]) =>
        (await lite.query<Row>(sql, [...values])).rows,
    ),
    script: async (sql) => void (await lite.exec(sql)),
    transaction: (work) =>
      lite.transaction((tx) =>
        work(
          queryableOver(
            async <Row>(sql: string, values: readonly unknown[]) =>
              (await tx.query<Row>(sql, [...values])).rows,
          ),
        ),
      ),
    connections: () => null,
    dump: async () => {
      await lite.exec('CHECKPOINT');
      return lite.dumpDataDir('gzip');
    },
    close: async () => {
      clearInterval(timer);
      try {
        if (folder !== undefined) await care();
      } finally {
        await lite.close();
        release();
      }
    },
  };
}
