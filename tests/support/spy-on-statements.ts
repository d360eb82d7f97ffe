import { vi } from 'vitest';
import type { Queryable } from '../../server/db/database';

/** Watches, or answers for, the statements that a database is asked outside of transactions. */
export function spyOnStatements(db: Queryable) {
  return vi.spyOn(db.kysely.getExecutor(), 'executeQuery');
}
