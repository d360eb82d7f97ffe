import { FEWEST_FEE_REPORTS } from '../../../src/contract/agent-page-options';
import type { Queryable } from '../../db/database';

/**
 * How many people with an account say that an agent asked them for more than a listing told, without
 * those whose report was found wrong (FEE-3); 0 where they are too few to be told.
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
