import type { CommandKind } from '../../../contract/feed/commands';
import type { AppDatabase } from '../../../db/app-database';

/** How often an answer may be overtaken before it is taken as it is. */
const MOST_TRIES = 3;

/**
 * Asks, and once more where an action of these kinds was delivered meanwhile: a slow answer may be from before it,
 * and would undo on the screen what the server has.
 */
export async function askedAnew<Answer>(
  kinds: readonly CommandKind[],
  database: AppDatabase,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const before = new Set(await deliveredOf(kinds, database));
    const answer = await ask();
    const after = await deliveredOf(kinds, database);
    if (tries >= MOST_TRIES || after.every((id) => before.has(id))) return answer;
  }
}

function deliveredOf(kinds: readonly CommandKind[], { receipts }: AppDatabase): Promise<string[]> {
  return receipts.filter(({ kind }) => kinds.some((known) => known === kind)).primaryKeys();
}
