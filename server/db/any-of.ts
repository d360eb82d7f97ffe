import { type RawBuilder, sql } from 'kysely';

/** What `=` compares a column of ids with: any of these, as one value however many they are. */
export function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`ANY(${ids}::uuid[])`;
}
