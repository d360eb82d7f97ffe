import type { Queryable } from '../database';

/**
 * One numbered, never edited step of the schema, in one transaction: its statements, then what goes by rules
 * that SQL cannot say.
 */
export type Migration = {
  version: number;
  name: string;
  statements: string[];
  run?: (tx: Queryable) => Promise<void>;
};
