/** One numbered, never edited step of the schema; its statements run in one transaction. */
export type Migration = { version: number; name: string; statements: string[] };
