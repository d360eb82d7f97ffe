import { DAY_MS, MINUTE_MS } from '../../../src/domain/dates/milliseconds';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { recordManyChanges } from '../changes/record-many-changes';

/** Of an agent's listings every so many-th was asked about. */
const ONE_IN = 4;
const TALKS = [
  {
    asked: 'Good afternoon. Is it still available, and is the price negotiable?',
    answered:
      'Good afternoon. Yes, it is available. The owner can come down a little if you pay at once.',
    minutes: 35,
    visit: false,
  },
  {
    asked: 'Please, how is light in that area? And is there parking for two cars?',
    answered: 'Light is about 18 hours a day, and yes, two cars fit in the compound.',
    minutes: 120,
    visit: false,
  },
  {
    asked: 'Hello, I am interested. When can I see it?',
    answered: 'You are welcome. The day after tomorrow at ten is fine; I have put it down.',
    minutes: 70,
    visit: true,
  },
];

type Listing = { id: string; title: string; address: string; published_at: Date | null };

/**
 * Gives an agent of the demo what people asked in the last weeks: all of it answered and read, and the visits over.
 * @param seekers who asked, one after the other
 */
export async function seedTalk(
  database: Database,
  agentId: string,
  seekers: readonly { id: string; phone: string }[],
): Promise<void> {
  const listings = await database.kysely
    .selectFrom('properties')
    .select(['id', 'title', 'address', 'published_at'])
    .where('owner_id', '=', agentId)
    .where('status', '=', 'Active')
    .orderBy('title')
    .orderBy('price')
    .execute();
  const asked = listings.filter((_, at) => at % ONE_IN === 0);
  for (const [at, listing] of asked.entries()) {
    const seeker = seekers[at % seekers.length];
    const days = Math.min(3 + at * 2, daysSince(listing.published_at) - 1);
    if (seeker !== undefined && days > 2) await talk(database, agentId, seeker, listing, at, days);
  }
}

const daysSince = (date: Date | null): number =>
  date === null ? 0 : Math.floor((Date.now() - date.getTime()) / DAY_MS);

async function talk(
  database: Database,
  agentId: string,
  seeker: { id: string; phone: string },
  listing: Listing,
  at: number,
  days: number,
): Promise<void> {
  const words = TALKS[at % TALKS.length];
  if (words === undefined) return;
  const askedAt = new Date(Date.now() - days * DAY_MS);
  const answeredAt = new Date(askedAt.getTime() + words.minutes * MINUTE_MS);
  const about = { property_id: listing.id, property_title: listing.title };
  const subject = `Enquiry: ${listing.title}`;
  await database.transaction(async (tx) => {
    const messages = await tx.kysely
      .insertInto('messages')
      .values([
        {
          ...about,
          id: sql<string>`gen_random_uuid()`,
          sender_id: seeker.id,
          recipient_id: agentId,
          subject,
          content: words.asked,
          created_at: askedAt,
          read_at: answeredAt,
        },
        {
          ...about,
          id: sql<string>`gen_random_uuid()`,
          sender_id: agentId,
          recipient_id: seeker.id,
          subject: `Re: ${subject}`,
          content: words.answered,
          created_at: answeredAt,
          read_at: answeredAt,
        },
      ])
      .returning('id')
      .execute();
    const visits = words.visit
      ? await tx.kysely
          .insertInto('inspections')
          .values({
            ...about,
            id: sql<string>`gen_random_uuid()`,
            property_address: listing.address,
            owner_id: agentId,
            requester_id: seeker.id,
            request_date: new Date(askedAt.getTime() + 2 * DAY_MS).toISOString().slice(0, 10),
            request_time: '10:00',
            status: 'Confirmed',
            contact_number: seeker.phone,
            created_at: askedAt,
          })
          .returning('id')
          .execute()
      : [];
    for (const userId of [agentId, seeker.id].toSorted()) {
      const changed = (collection: 'messages' | 'inspections', rows: { id: string }[]) =>
        recordManyChanges(tx, { userId, collection, entityIds: rows.map(({ id }) => id) });
      await changed('messages', messages);
      await changed('inspections', visits);
    }
  });
}
