import type { Queryable } from '../../db/database';

/**
 * The beginning of a statement on `answers`: one row for each person and property of an agent's own that they were
 * first written to about since a moment (`at`), with when that was first answered (`answered_at`, null
 * where it was not).
 */
export function firstAnswers(db: Queryable, agentId: string, since: Date) {
  return db.kysely
    .with('asked', (cte) =>
      cte
        .selectFrom('messages as q')
        .innerJoin('properties as p', 'p.id', 'q.property_id')
        .select((eb) => ['q.property_id', 'q.sender_id', eb.fn.min('q.created_at').as('at')])
        .where('q.recipient_id', '=', agentId)
        // Where they ask others about homes of those, what comes is an answer.
        .where('p.owner_id', '=', agentId)
        .where('q.created_at', '>=', since)
        .groupBy(['q.property_id', 'q.sender_id']),
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
