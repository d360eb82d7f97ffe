import { sql } from 'kysely';
import { countOf } from '../../../src/domain/format/count-of';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

/** Messages that nothing was answered to, in any hour: about one home, and in all. */
const MOST_ABOUT_ONE = 10;
const MOST_IN_ALL = 30;

/**
 * Slows whoever writes again and again to somebody who does not answer (SAFE-3); asking about many homes
 * of one agency is no such thing. The message waits on the sender's phone.
 * @throws 429 with when to come back
 */
export async function slowRepeats(
  tx: Queryable,
  senderId: string,
  { recipientId, propertyId }: { recipientId: string; propertyId: string },
): Promise<void> {
  const unanswered = await tx.kysely
    .selectFrom('messages as m')
    .select((eb) => [
      'm.property_id',
      sql<number>`ceil(extract(epoch FROM ${eb.ref('m.created_at')} + interval '1 hour' - now()))::int`.as(
        'wait',
      ),
    ])
    .where('m.sender_id', '=', senderId)
    .where('m.recipient_id', '=', recipientId)
    .where('m.created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages as answer')
            .select('answer.id')
            .where('answer.sender_id', '=', recipientId)
            .where('answer.recipient_id', '=', senderId)
            .whereRef('answer.created_at', '>', 'm.created_at'),
        ),
      ),
    )
    .orderBy('m.created_at')
    .execute();
  const aboutThis = unanswered.filter(({ property_id: about }) => about === propertyId);
  const full =
    aboutThis.length >= MOST_ABOUT_ONE
      ? aboutThis
      : unanswered.length >= MOST_IN_ALL
        ? unanswered
        : null;
  const [oldest] = full ?? [];
  if (full === null || oldest === undefined) return;
  const minutes = Math.max(1, Math.ceil(oldest.wait / 60));
  throw new ProblemError(
    429,
    'rate-limited',
    `They have not answered your last ${full.length} messages. Please try again in ${countOf(minutes, 'minute')}.`,
    { retryAfterSeconds: Math.max(1, oldest.wait) },
  );
}
