import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

/** Neither side of a block reaches the other (SAFE-2). @throws 403, in words that fit the side. */
export async function refuseBlocked(tx: Queryable, fromId: string, toId: string): Promise<void> {
  const rows = await tx.kysely
    .selectFrom('blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', fromId).and('blocked_id', '=', toId),
        eb('user_id', '=', toId).and('blocked_id', '=', fromId),
      ]),
    )
    .execute();
  if (rows.length === 0) return;
  const isOwn = rows.some(({ user_id: by }) => by === fromId);
  throw new ProblemError(
    403,
    'forbidden',
    isOwn
      ? 'You blocked this person. Unblock them in your settings to write to them.'
      : 'This person does not want to hear from you.',
    { field: 'recipientId' },
  );
}
