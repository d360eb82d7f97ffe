import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { sql } from 'kysely';
import { ANSWER_DAYS, FEWEST_ANSWERS } from '../../../src/contract/people/agent-page-options';
import type { Queryable } from '../../db/database';
import { firstAnswers } from '../messages/first-answers';

/** The median of an agent's first answers of the last 90 days, in minutes; null where there were too few. */
export async function answerMinutes(db: Queryable, agentId: string): Promise<number | null> {
  const row = await firstAnswers(db, agentId, new Date(Date.now() - ANSWER_DAYS * DAY_MS))
    .selectFrom('answers')
    .select((eb) => [
      eb.fn.count<number>('answered_at').as('answered'),
      sql<number | null>`round((extract(epoch FROM percentile_cont(0.5) WITHIN GROUP
        (ORDER BY ${eb.ref('answered_at')} - ${eb.ref('at')})) / 60)::numeric)::int`.as('minutes'),
    ])
    .executeTakeFirst();
  return row === undefined || row.answered < FEWEST_ANSWERS ? null : row.minutes;
}
