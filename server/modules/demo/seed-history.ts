import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** As far back as the charts of a quarter go. */
const DAYS = 90;
/** Sunday first: homes are looked at in the evenings of the week, and most before it ends. */
const WEEKDAYS = [0.7, 1, 1.1, 1.1, 1.2, 1.3, 0.9];
/** How many of those who look keep a home. */
const VIEWS_FOR_A_SAVE = 9;

type Event = { property_id: string; kind: 'view' | 'save'; day: string; visitor: string };

/**
 * Gives the demo's listings the views and saves of the last three months, so that whoever tries the
 * agent's figures sees them alive. The same listings always get the same ones.
 * @param shift sets the looks at one agent's homes apart from those at another's
 */
export async function seedHistory(
  database: Database,
  agentId: string,
  shift: number,
): Promise<void> {
  const listings = await database.kysely
    .selectFrom('properties')
    .select(['id', 'published_at'])
    .where('owner_id', '=', agentId)
    .where('status', '=', 'Active')
    .orderBy('price')
    .orderBy('title')
    .execute();
  const events = listings.flatMap(({ id, published_at: since }, at) =>
    since === null ? [] : eventsOf(id, at + shift * 1000, since),
  );
  await sql`
    INSERT INTO property_events (property_id, kind, day, visitor)
    SELECT property_id, kind, day, visitor
    FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      AS event (property_id uuid, kind text, day date, visitor text)
    ON CONFLICT DO NOTHING`.execute(database.kysely);
}

/** From the day after it was put up until yesterday: today is the visitor's own. */
function eventsOf(id: string, at: number, since: Date): Event[] {
  const events: Event[] = [];
  const today = Date.now();
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const date = new Date(today - ago * DAY_MS);
    if (date <= since) continue;
    const day = dayInNigeria(date);
    const views = Math.floor(
      3 * chance(at, 1000) * (WEEKDAYS[date.getUTCDay()] ?? 1) * chance(at, ago) * 2,
    );
    for (let view = 0; view < views; view += 1) {
      const visitor = `demo ${at} ${ago} ${view}`;
      events.push({ property_id: id, kind: 'view', day, visitor });
      if ((at + ago + view) % VIEWS_FOR_A_SAVE === 0)
        events.push({ property_id: id, kind: 'save', day, visitor });
    }
  }
  return events;
}

/** Between 0 and 1, without a pattern that one sees, and the same each time. */
function chance(one: number, other: number): number {
  const wave = Math.sin(one * 127.1 + other * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}
