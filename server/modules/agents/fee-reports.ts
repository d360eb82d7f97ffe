import type { ExpressionBuilder } from 'kysely';
import { FEWEST_FEE_REPORTS } from '../../../src/contract/people/agent-page-options';
import type { Queryable } from '../../db/database';
import type { Schema } from '../../db/schema/schema';

type OfReport = ExpressionBuilder<Schema, 'reports'>;

/** Whether who reports wrote to the agent or asked for a visit: an account alone is made in a minute. */
function knowsAgent(eb: OfReport, agentId: string) {
  const wrote = eb
    .selectFrom('messages as m')
    .select('m.id')
    .whereRef('m.sender_id', '=', 'reports.reporter_id')
    .where('m.recipient_id', '=', agentId);
  const asked = eb
    .selectFrom('inspections as i')
    .select('i.id')
    .whereRef('i.requester_id', '=', 'reports.reporter_id')
    .where('i.owner_id', '=', agentId);
  return eb.or([eb.exists(wrote), eb.exists(asked)]);
}

/**
 * How many people with an account, who wrote to an agent or asked for a visit, say that they were asked
 * for more than a listing told, without those whose report was found wrong (FEE-3); 0 where they are too
 * few to be told. Whom an approver agreed with counts without that.
 */
export async function feeReports(db: Queryable, agentId: string): Promise<number> {
  const { people } = await db.kysely
    .selectFrom('reports')
    .select((eb) => eb.fn.count<number>('reporter_id').distinct().as('people'))
    .where('about_user_id', '=', agentId)
    .where('reason', '=', 'fee')
    .where((eb) =>
      eb.or([
        eb('decision', '<>', 'none'),
        // Whoever was found wrong counts again once an approver agrees.
        eb.and([
          eb('decision', 'is', null),
          knowsAgent(eb, agentId),
          eb(
            'reporter_id',
            'not in',
            eb
              .selectFrom('reports as wrong')
              .select('wrong.reporter_id')
              .where('wrong.about_user_id', '=', agentId)
              .where('wrong.reason', '=', 'fee')
              .where('wrong.decision', '=', 'none')
              .where('wrong.reporter_id', 'is not', null),
          ),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return people < FEWEST_FEE_REPORTS ? 0 : people;
}
