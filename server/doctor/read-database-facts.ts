import type { Database } from '../db/database';
import { textIn } from '../db/text-in';
import { approvedByDemo } from '../modules/demo/approved-by-demo';
import type { DatabaseFacts } from './check-database';

/** What an open database says of itself, its clock and what was left in it. */
export async function readDatabaseFacts(database: Database): Promise<DatabaseFacts> {
  const before = Date.now();
  const [row = {}] = await database.query(
    `SELECT current_setting('server_version_num') AS version, current_setting('fsync') AS fsync,
       current_setting('synchronous_commit') AS synchronous_commit,
       current_setting('full_page_writes') AS full_page_writes,
       (extract(epoch FROM clock_timestamp()) * 1000)::bigint::text AS now,
       (SELECT count(*) FROM app_keys WHERE name = 'vapid')::text AS keys,
       (SELECT count(*) FROM users WHERE is_demo)::text AS demo`,
  );
  const middle = (before + Date.now()) / 2;
  return {
    kind: database.kind,
    version: Number(textIn(row, 'version')),
    fsync: textIn(row, 'fsync'),
    synchronousCommit: textIn(row, 'synchronous_commit'),
    fullPageWrites: textIn(row, 'full_page_writes'),
    clockAheadMs: middle - Number(textIn(row, 'now')),
    hasPushKeys: textIn(row, 'keys') !== '0',
    demoAccounts: Number(textIn(row, 'demo')),
    approvedByDemo: (await approvedByDemo(database)).map(({ name }) => name),
  };
}
