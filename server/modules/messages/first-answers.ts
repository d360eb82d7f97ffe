import type { Queryable } from '../../db/database';

/**
 * The beginning of a statement on `answers`: one row for each person and property that an agent was
 * first written to about since a moment (`at`), with when that was first answered (`answered_at`, null
 * where it was not).
 */
export function firstAnswers(db: Queryable, agentId: string, since: Date) {
  return db.kysely
    .with('asked', (cte) =>
      cte
        .selectFrom('messages')
        .select((eb) => ['property_id', 'sender_id', eb.fn.min('created_at').as('at')])
        .where('recipient_id', '=', agentId)
        .where('created_at', '>=', since)
        .groupBy(['property_id', 'sender_id']),
    )
    .with('answers', (cte) =>
      cte
        .selectFrom('asked as a')
        .select('a.at')
        .select((eb) =>
          eb
            .selectFrom('messages as m')
            .select((of) => of.fn.min('m.created_at').as('at'))
            .where('m.sender_id', '=', agentId)
            .whereRef('m.recipient_id', '=', 'a.sender_id')
            .whereRef('m.property_id', '=', 'a.property_id')
            .whereRef('m.created_at', '>', 'a.at')
            .as('answered_at'),
        ),
    );
}
