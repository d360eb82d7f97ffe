import { type Expression, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { AnalyticsOverview, PropertyAnalytics } from '../../../src/contract/plan/analytics';
import type {
  AnalyticsMetric,
  AnalyticsPeriod,
} from '../../../src/contract/plan/analytics-options';
import type { Queryable } from '../../db/database';
import type { Schema } from '../../db/schema/schema';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import { LAGOS_AHEAD_MS } from '../../../src/domain/dates/milliseconds';
import { firstAnswers } from '../messages/first-answers';

/** How far Lagos is ahead of UTC, in which the database counts. */
export const LAGOS_AHEAD = `${LAGOS_AHEAD_MS} milliseconds`;

/** How many days a period has; null for all of them. */
export const DAYS: Record<AnalyticsPeriod, number | null> = {
  week: 7,
  month: 30,
  year: 365,
  all: null,
};
/**
 * The moment from which on everything counts: so many days of Lagos with today as the last of them, and of
 * a year twelve months of the calendar. A period never begins within a day or a month: its first step
 * would tell of a part alone.
 */
export function since(period: AnalyticsPeriod): Date {
  const days = DAYS[period];
  if (days === null) return new Date(0);
  const [year = 0, month = 0, day = 0] = dayInNigeria(new Date()).split('-').map(Number);
  const start =
    period === 'year' ? Date.UTC(year, month - 12) : Date.UTC(year, month - 1, day - days + 1);
  return new Date(start - LAGOS_AHEAD_MS);
}

/** What happened to which property of an agent's, and when. */
type Happened = { property_id: string; at: Date };

/** Where the events of a metric lie. */
export const SOURCE: Record<
  AnalyticsMetric,
  (db: Queryable, agentId: string, from: Date) => SelectQueryBuilder<Schema, never, Happened>
> = {
  views: (db, agentId, from) => eventsOf(db, agentId, from, 'view'),
  saves: (db, agentId, from) => eventsOf(db, agentId, from, 'save'),
  messages: (db, agentId, from) =>
    db.kysely
      .selectFrom('messages as m')
      .innerJoin('properties as p', 'p.id', 'm.property_id')
      .select(['m.property_id', 'm.created_at as at'])
      .where('m.recipient_id', '=', agentId)
      .where('p.owner_id', '=', agentId)
      .where('m.created_at', '>=', from)
      // A visitor without an account writes so.
      .unionAll(
        db.kysely
          .selectFrom('contact_requests')
          .select(['property_id', 'created_at as at'])
          .where('owner_id', '=', agentId)
          .where('created_at', '>=', from),
      )
      .unionAll(eventsOf(db, agentId, from, 'enquiry')),
  inspections: (db, agentId, from) =>
    db.kysely
      .selectFrom('inspections')
      .select(['property_id', 'created_at as at'])
      .where('owner_id', '=', agentId)
      .where('created_at', '>=', from),
};

/** What is counted of a home without anybody's name; an enquiry is, once its words are deleted. */
type EventKind = Selectable<Schema['property_events']>['kind'];

function eventsOf(db: Queryable, agentId: string, from: Date, kind: EventKind) {
  return db.kysely
    .selectFrom('property_events as e')
    .innerJoin('properties as p', 'p.id', 'e.property_id')
    .select((eb) => ['e.property_id', beginOfDay(eb.ref('e.day')).as('at')])
    .where('p.owner_id', '=', agentId)
    .where('e.kind', '=', kind)
    .where('e.day', '>=', dayInNigeria(from));
}

/** When a day begins in Lagos. */
const beginOfDay = (day: Expression<string>) =>
  sql<Date>`${day}::timestamptz - ${LAGOS_AHEAD}::interval`;

/** The counts of all of an agent's properties together; rates in percent, times in hours. */
export async function readOverview(
  db: Queryable,
  agentId: string,
  period: AnalyticsPeriod,
): Promise<AnalyticsOverview> {
  const from = since(period);
  const count = async (metric: AnalyticsMetric) => {
    const row = await db.kysely
      .selectFrom(SOURCE[metric](db, agentId, from).as('happened'))
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirst();
    return row?.n ?? 0;
  };
  const totalViews = await count('views');
  const totalMessages = await count('messages');
  const totalInspections = await count('inspections');
  const { averageResponseTime } = await readResponses(db, agentId, period);
  return {
    totalViews,
    totalMessages,
    totalSaves: await count('saves'),
    totalInspections,
    conversionRate: conversionRate(totalViews, totalMessages + totalInspections),
    averageResponseTime,
  };
}

/**
 * The same counts by property, the most viewed first: of those that seekers could find in the period, and
 * of others where something happened all the same.
 */
export async function readByProperty(
  db: Queryable,
  agentId: string,
  period: AnalyticsPeriod,
): Promise<PropertyAnalytics[]> {
  const from = since(period);
  const part = <Metric extends AnalyticsMetric>(metric: Metric) =>
    db.kysely
      .selectFrom(SOURCE[metric](db, agentId, from).as('s'))
      .select((eb) => ['s.property_id', eb.fn.countAll<number>().as('n')])
      .groupBy('s.property_id')
      .as(metric);
  const rows = await db.kysely
    .selectFrom('properties as p')
    .leftJoin(part('views'), 'views.property_id', 'p.id')
    .leftJoin(part('messages'), 'messages.property_id', 'p.id')
    .leftJoin(part('saves'), 'saves.property_id', 'p.id')
    .leftJoin(part('inspections'), 'inspections.property_id', 'p.id')
    .select((eb) => [
      'p.id',
      'p.title',
      eb.fn.coalesce('views.n', eb.val(0)).as('views'),
      eb.fn.coalesce('messages.n', eb.val(0)).as('messages'),
      eb.fn.coalesce('saves.n', eb.val(0)).as('saves'),
      eb.fn.coalesce('inspections.n', eb.val(0)).as('inspections'),
    ])
    .where('p.owner_id', '=', agentId)
    .where('p.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('p.status', '=', 'Active'),
        eb('p.published_at', '>=', from),
        eb('views.n', '>', 0),
        eb('messages.n', '>', 0),
        eb('saves.n', '>', 0),
        eb('inspections.n', '>', 0),
      ]),
    )
    .orderBy('views', 'desc')
    .orderBy('p.title')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    conversionRate: conversionRate(row.views, row.messages + row.inspections),
  }));
}

/** How many people wrote, how many were answered, and the hours the first answer took on average. */
export async function readResponses(
  db: Queryable,
  agentId: string,
  period: AnalyticsPeriod,
): Promise<{ received: number; answered: number; averageResponseTime: number | null }> {
  const row = await firstAnswers(db, agentId, since(period))
    .selectFrom('answers')
    .select((eb) => [
      eb.fn.countAll<number>().as('received'),
      eb.fn.count<number>('answered_at').as('answered'),
      sql<number | null>`round((extract(epoch FROM avg(${eb.ref('answered_at')} - ${eb.ref('at')}))
        / 3600)::numeric, 1)`.as('hours'),
    ])
    .executeTakeFirst();
  return {
    received: row?.received ?? 0,
    answered: row?.answered ?? 0,
    averageResponseTime: row?.hours ?? null,
  };
}

/** Notes that a property was looked at or saved: once a visitor and day of Lagos. Answers whether it counted. */
export async function countEvent(
  tx: Queryable,
  event: { propertyId: string; kind: Exclude<EventKind, 'enquiry'>; day: string; visitor: string },
): Promise<boolean> {
  const { propertyId, ...happened } = event;
  const counted = await tx.kysely
    .insertInto('property_events')
    .values({ property_id: propertyId, ...happened })
    .onConflict((oc) => oc.doNothing())
    .returning('property_id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Messages and inspection requests for every hundred views, to one decimal. */
function conversionRate(views: number, contacts: number): number {
  return views === 0 ? 0 : Math.round((contacts / views) * 1000) / 10;
}
