import type { SyncContext } from './sync-context';

/**
 * Whether the session that a request was made in goes on: a logout has cleared this person's database,
 * and what comes after it must not be written into what is left. To be asked right before the write,
 * as a logout ends the session first and clears then.
 */
export async function isStillTheirs(
  { session, database }: SyncContext,
  token: string,
): Promise<boolean> {
  const current = await session();
  return current?.token === token && current.userId === database.userId;
}
