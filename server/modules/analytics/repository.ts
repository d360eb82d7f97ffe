import type { AnalyticsOverview, PropertyAnalytics } from '../../../src/contract/analytics';
import type { AnalyticsMetric, AnalyticsPeriod } from '../../../src/contract/analytics-options';
import type { Queryable } from '../../db/database';

const DAYS: Record<AnalyticsPeriod, number | null> = { week: 7, month: 30, year: 365, all: null };
const STEP: Record<AnalyticsPeriod, 'day' | 'week' | 'month'> = {
  week: 'day',
  month: 'day',
  year: 'month',
  all: 'month',
};

/** The first day that counts, and the day everything before is left out of. */
function since(period: AnalyticsPeriod): Date {
  const days = DAYS[period];
  return days === null ? new Date(0) : new Date(Date.now() - days * 86_400_000);
}

// Each source: what happened to which property of an agent's, and when. $1 the agent, $2 the start.
const SOURCE: Record<AnalyticsMetric, string> = {
  views: `SELECT e.property_id, e.day::timestamptz AS at FROM property_events e
    JOIN properties p ON p.id = e.property_id
    WHERE p.owner_id = $1 AND e.kind = 'view' AND e.day >= $2::date`,
  saves: `SELECT e.property_id, e.day::timestamptz AS at FROM property_events e
    JOIN properties p ON p.id = e.property_id
    WHERE p.owner_id = $1 AND e.kind = 'save' AND e.day >= $2::date`,
  messages: `SELECT property_id, created_at AS at FROM messages
    WHERE recipient_id = $1 AND created_at >= $2`,
  inspections: `SELECT property_id, created_at AS at FROM inspections
    WHERE owner_id = $1 AND created_at >= $2`,
};

/** The counts of all of an agent's properties together; rates in percent, times in hours (A3). */
export async function readOverview(
  db: Queryable,
  agentId: string,
  period: AnalyticsPeriod,
): Promise<{ [Field in keyof AnalyticsOverview]: NonNullable<AnalyticsOverview[Field]> }> {
  const from = since(period);
  const count = async (metric: AnalyticsMetric) => {
    const [row] = await db.query<{ n: number }>(
      `SELECT count(*) AS n FROM (${SOURCE[metric]}) happened`,
      [agentId, from],
    );
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
    averageResponseTime: averageResponseTime ?? 0,
  };
}

/** The same counts by property, the most viewed first. */
export async function readByProperty(
  db: Queryable,
  agentId: string,
  period: AnalyticsPeriod,
): Promise<PropertyAnalytics[]> {
  const part = (metric: AnalyticsMetric) =>
    `(SELECT property_id, count(*) AS n FROM (${SOURCE[metric]}) s GROUP BY property_id) ${metric}`;
  const rows = await db.query<{
    id: string;
    title: string;
    views: number;
    messages: number;
    saves: number;
    inspections: number;
  }>(
    `SELECT p.id, p.title, coalesce(views.n, 0) AS views, coalesce(messages.n, 0) AS messages,
       coalesce(saves.n, 0) AS saves, coalesce(inspections.n, 0) AS inspections
     FROM properties p
       LEFT JOIN ${part('views')} ON views.property_id = p.id
       LEFT JOIN ${part('messages')} ON messages.property_id = p.id
       LEFT JOIN ${part('saves')} ON saves.property_id = p.id
       LEFT JOIN ${part('inspections')} ON inspections.property_id = p.id
     WHERE p.owner_id = $1 AND p.deleted_at IS NULL
     ORDER BY views DESC, p.title, p.id LIMIT 1000`,
    [agentId, since(period)],
  );
  return rows.map((row) => ({
    ...row,
    conversionRate: conversionRate(row.views, row.messages + row.inspections),
  }));
}

/** One count a day or month, oldest first; days on which nothing happened are there with 0. */
export async function readHistory(
  db: Queryable,
  agentId: string,
  metric: AnalyticsMetric,
  period: AnalyticsPeriod,
): Promise<{ date: string; value: number }[]> {
  const step = STEP[period];
  return db.query<{ date: string; value: number }>(
    `WITH happened AS (${SOURCE[metric]}),
       steps AS (SELECT generate_series(
         date_trunc('${step}', CASE WHEN $2 > timestamptz '1971-01-01' THEN $2
           ELSE coalesce((SELECT min(at) FROM happened), now()) END),
         now(), interval '1 ${step}') AS start)
     SELECT to_char(s.start, 'YYYY-MM-DD') AS date, count(h.at) AS value
     FROM steps s LEFT JOIN happened h ON h.at >= s.start AND h.at < s.start + interval '1 ${step}'
     GROUP BY s.start ORDER BY s.start`,
    [agentId, since(period)],
  );
}

/** How many people wrote, how many were answered, and the hours the first answer took on average. */
export async function readResponses(
  db: Queryable,
  agentId: string,
  period: AnalyticsPeriod,
): Promise<{ received: number; answered: number; averageResponseTime: number | null }> {
  const [row] = await db.query<{ received: number; answered: number; hours: number | null }>(
    `WITH asked AS (
       SELECT property_id, sender_id, min(created_at) AS at FROM messages
       WHERE recipient_id = $1 AND created_at >= $2 GROUP BY property_id, sender_id
     ), answers AS (
       SELECT a.at, (SELECT min(m.created_at) FROM messages m
         WHERE m.sender_id = $1 AND m.recipient_id = a.sender_id
           AND m.property_id = a.property_id AND m.created_at > a.at) AS answered_at
       FROM asked a
     )
     SELECT count(*) AS received, count(answered_at) AS answered,
       round((extract(epoch FROM avg(answered_at - at)) / 3600)::numeric, 1) AS hours
     FROM answers`,
    [agentId, since(period)],
  );
  return {
    received: row?.received ?? 0,
    answered: row?.answered ?? 0,
    averageResponseTime: row?.hours ?? null,
  };
}

/** Notes that a property was looked at or saved: once a visitor and day. Answers whether it counted. */
export async function countEvent(
  tx: Queryable,
  event: { propertyId: string; kind: 'view' | 'save'; day: string; visitor: string },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO property_events (property_id, kind, day, visitor) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING property_id`,
    [event.propertyId, event.kind, event.day, event.visitor],
  );
  return rows.length === 1;
}

/** Messages and inspection requests for every hundred views, to one decimal. */
function conversionRate(views: number, contacts: number): number {
  return views === 0 ? 0 : Math.round((contacts / views) * 1000) / 10;
}
