import { COLUMNS, type TableName } from './schema/schema';

/** What a database makes itself, or forgets within the hour. */
const NOT_KEPT: readonly TableName[] = ['schema_migrations', 'rate_limits'];

/** Every table with content, parents before children: the order in which a backup is restored. */
export const TABLES: readonly TableName[] = Object.keys(COLUMNS).filter(
  (name): name is TableName =>
    Object.hasOwn(COLUMNS, name) && !NOT_KEPT.some((other) => other === name),
);
