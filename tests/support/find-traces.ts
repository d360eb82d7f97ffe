import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Database } from '../../server/db/database';
import { rowsOf } from './rows-of';

/**
 * Where any of the words stands: `table.column` of every text, JSON and binary column of the database, and
 * files of a folder, with mails read as their reader would. Each with the words found there.
 */
export async function findTraces(
  database: Database,
  folder: string,
  words: string[],
): Promise<string[]> {
  return [...(await inTables(database, words)), ...(await inFiles(folder, words))].toSorted();
}

async function inTables(database: Database, words: string[]): Promise<string[]> {
  const columns = await rowsOf<{ table: string; name: string; type: string }>(
    database,
    `SELECT format('%I.%I', table_schema, table_name) AS table, column_name AS name, udt_name AS type
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       AND udt_name IN ('text', '_text', 'varchar', 'json', 'jsonb', 'bytea', 'uuid')`,
  );
  const found: string[] = [];
  for (const { table, name, type } of columns) {
    const text =
      type === 'bytea'
        ? `convert_from(decode(replace(encode("${name}", 'hex'), '00', ''), 'hex'), 'LATIN1')`
        : `"${name}"::text`;
    const rows = await rowsOf<{ word: string }>(
      database,
      `SELECT DISTINCT word FROM ${table}, unnest($1::text[]) AS word
       WHERE position(lower(word) in lower(${text})) > 0`,
      [words],
    );
    found.push(...rows.map(({ word }) => `${table}.${name}: ${word}`));
  }
  return found;
}

async function inFiles(folder: string, words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const mail = entry.name.endsWith('.eml') ? await PostalMime.parse(bytes) : {};
    const text = `${file}\n${bytes.toString('utf8')}\n${JSON.stringify(mail)}`.toLowerCase();
    found.push(
      ...words
        .filter((word) => text.includes(word.toLowerCase()))
        .map((word) => `${file}: ${word}`),
    );
  }
  return found;
}
