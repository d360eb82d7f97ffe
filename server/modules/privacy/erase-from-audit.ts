import { sql } from 'kysely';
import type { Queryable } from '../../db/database';
import { ERASED } from '../audit/audit';

/**
 * Takes a person out of the log of decisions, under whatever address they stood there: what was done and
 * when stays, whom it was done to and the words about them do not. A row without the ids is known by
 * the person's present address or id.
 */
export async function eraseFromAudit(tx: Queryable, userId: string): Promise<void> {
  const { kysely } = tx;
  const names = sql<string>`(SELECT unnest(ARRAY[id::text, lower(email), lower(pending_email)])
    FROM users WHERE id = ${userId})`;
  await kysely
    .updateTable('audit_log')
    .set({ subject: ERASED, detail: '' })
    .where((eb) =>
      eb.or([
        eb('subject_id', '=', userId),
        eb(eb.fn<string>('lower', ['subject']), 'in', names),
        eb('subject', 'in', (of) =>
          of
            .selectFrom('properties')
            .select((p) => p.cast<string>('id', 'text').as('id'))
            .where('owner_id', '=', userId),
        ),
      ]),
    )
    .execute();
  await kysely
    .updateTable('audit_log')
    .set({ actor: ERASED })
    .where((eb) => eb('actor_id', '=', userId).or(eb.fn<string>('lower', ['actor']), 'in', names))
    .execute();
}
