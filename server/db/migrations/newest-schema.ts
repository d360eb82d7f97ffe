import { MIGRATIONS } from './all';

/** The version of the schema that this build works on. */
export const NEWEST_SCHEMA = Math.max(...MIGRATIONS.map(({ version }) => version));
