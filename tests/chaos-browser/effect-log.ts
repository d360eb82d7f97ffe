import type { Database } from '../../server/db/database';
import { rowsOf } from '../support/rows-of';

/** One change of a row, as the server's own database saw it. */
export type Effect = {
  n: number;
  /** Milliseconds, by the clock that the proxy and the driver have too. */
  at: number;
  /** Of one transaction. */
  tx: string;
  table: string;
  change: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The row after the change; of a deleted one, as it was. */
  row: Record<string, unknown>;
  before: Record<string, unknown> | null;
};

const WATCHED = [
  'contact_requests',
  'inspections',
  'mails',
  'messages',
  'photos',
  'properties',
  'saved_properties',
  'search_alerts',
  'users',
];

// Triggers see what really changed, whatever the routes say about it.
const SCRIPT = `
  CREATE TABLE effect_log (n bigserial PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp(),
    tx text NOT NULL, tab text NOT NULL, change text NOT NULL, row jsonb NOT NULL, before jsonb);
  CREATE FUNCTION log_effect() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'DELETE' THEN
      INSERT INTO effect_log (tx, tab, change, row) VALUES (txid_current()::text, TG_TABLE_NAME, TG_OP, to_jsonb(OLD));
    ELSE
      INSERT INTO effect_log (tx, tab, change, row, before)
      VALUES (txid_current()::text, TG_TABLE_NAME, TG_OP, to_jsonb(NEW), CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) END);
    END IF; RETURN NULL; END $$;
  ${WATCHED.map(
    (table) =>
      `CREATE TRIGGER log_effect AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION log_effect();`,
  ).join('\n')}`;

/** Lets a database write down what happens to its rows from now on. */
export async function installEffectLog(database: Database): Promise<void> {
  await database.script(SCRIPT);
}

export async function readEffects(database: Database): Promise<Effect[]> {
  const rows = await rowsOf<Omit<Effect, 'at' | 'table'> & { at: Date; tab: string }>(
    database,
    'SELECT n, at, tx, tab, change, row, before FROM effect_log ORDER BY n',
  );
  return rows.map(({ tab, at, ...rest }) => ({ ...rest, table: tab, at: at.getTime() }));
}
