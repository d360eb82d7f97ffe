import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { type RawBuilder, sql } from 'kysely';
import type { AnalyticsHistory } from '../../../src/contract/plan/analytics';
import type {
  AnalyticsMetric,
  AnalyticsPeriod,
} from '../../../src/contract/plan/analytics-options';
import type { Queryable } from '../../db/database';
import { DAYS, LAGOS_AHEAD, SOURCE, since } from './repository';

type Step = 'day' | 'week' | 'month';
const STEP: Record<Exclude<AnalyticsPeriod, 'all'>, Step> = {
  week: 'day',
  month: 'day',
  year: 'month',
};

/**
 * One count a day, week or month, oldest first, and as many from just before; steps in which nothing
 * happened are there with 0.
 */
export async function readHistory(
  db: Queryable,
  agentId: string,
  metric: AnalyticsMetric,
  period: AnalyticsPeriod,
): Promise<AnalyticsHistory> {
  if (period === 'all') {
    const first = await firstOf(db, agentId, metric);
    const points = await countSteps(db, agentId, metric, stepFor(first), first, first);
    return { data: points.map(({ date, value }) => ({ date, value })), before: null };
  }
  const from = since(period);
  // Twice as long and a month: the steps before are as many as those that count, whatever the month.
  const earlier = new Date(from.getTime() - ((DAYS[period] ?? 0) + 31) * DAY_MS);
  const points = await countSteps(db, agentId, metric, STEP[period], earlier, from);
  const plain = points.map(({ date, value }) => ({ date, value }));
  const count = points.filter(({ counts }) => counts).length;
  return { data: plain.slice(-count), before: plain.slice(-2 * count, -count) };
}

/** When the first of all happened; now, where nothing did. */
async function firstOf(db: Queryable, agentId: string, metric: AnalyticsMetric): Promise<Date> {
  const row = await db.kysely
    .selectFrom(SOURCE[metric](db, agentId, new Date(0)).as('happened'))
    .select((eb) => eb.fn.min('happened.at').as('at'))
    .executeTakeFirst();
  return row?.at ?? new Date();
}

/** Steps that make some ten to thirty of the time since then. */
function stepFor(first: Date): Step {
  const days = (Date.now() - first.getTime()) / DAY_MS;
  if (days <= 31) return 'day';
  return days <= 210 ? 'week' : 'month';
}

/** Counts by days of Lagos from one day on; `counts` says which steps are of the time since another. */
function countSteps(
  db: Queryable,
  agentId: string,
  metric: AnalyticsMetric,
  stepName: Step,
  from: Date,
  since: Date,
): Promise<{ date: string; value: number; counts: boolean }[]> {
  const step = sql.lit(stepName);
  const inLagos = (moment: RawBuilder<unknown>) =>
    sql<Date>`(${moment}::timestamptz + ${LAGOS_AHEAD}::interval)`;
  return db.kysely
    .with('happened', (cte) =>
      cte
        .selectFrom(SOURCE[metric](db, agentId, from).as('found'))
        .select(inLagos(sql.ref('found.at')).as('at')),
    )
    .with('steps', (cte) =>
      cte.selectNoFrom(
        sql<Date>`generate_series(date_trunc(${step}, ${inLagos(sql`${from}`)}), ${inLagos(sql`now()`)}, ('1 ' || ${step})::interval)`.as(
          'start',
        ),
      ),
    )
    .selectFrom('steps as s')
    .leftJoin('happened as h', (join) =>
      join
        .onRef('h.at', '>=', 's.start')
        .on((eb) => eb('h.at', '<', sql<Date>`${eb.ref('s.start')} + ('1 ' || ${step})::interval`)),
    )
    .select((eb) => [
      sql<string>`to_char(${eb.ref('s.start')}, 'YYYY-MM-DD')`.as('date'),
      eb.fn.count<number>('h.at').as('value'),
      sql<boolean>`${eb.ref('s.start')} >= date_trunc(${step}, ${inLagos(sql`${since}`)})`.as(
        'counts',
      ),
    ])
    .groupBy('s.start')
    .orderBy('s.start')
    .execute();
}
