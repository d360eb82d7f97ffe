import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/dates/milliseconds';
import { formatNaira } from '../../../src/domain/format/format-naira';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import type { Database, Queryable } from '../../db/database';
import { putAlert } from '../alerts/repository';
import { type Change, recordChanges } from '../changes/record-change';
import { storeNotification } from '../notifications/repository';

/** What she looks for, and where the alert looks: the cheapest of such homes are those she has kept. */
const WANTED = { listingType: 'rent', location: 'Lekki', bedroomsMin: 3 } as const;
const KEPT = 5;
/** One of the kept homes is said to have been dearer by so much. */
const CHEAPER_BY = 0.08;

type Home = {
  id: string;
  title: string;
  address: string;
  price: number;
  owner_id: string;
  company_name: string | null;
};

/**
 * Gives the demo's seeker what somebody has who has looked for a flat for some weeks: kept homes, one of
 * them cheaper since, an alert, a visit agreed for the day after tomorrow and an answer nobody has read.
 * Nothing where she keeps a home already.
 */
export async function seedSeeker(
  database: Database,
  seeker: { id: string; phone: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const homes = await wantedHomes(tx);
    const [cheaper, visited, asked] = homes;
    if (await keepsHomes(tx, seeker.id)) return;
    if (cheaper === undefined || visited === undefined || asked === undefined) return;
    const changes = await keep(tx, seeker.id, homes);
    const alert = { name: 'Lekki Rentals', criteria: WANTED, frequency: 'Daily' } as const;
    const alertId = randomUUID();
    await putAlert(tx, seeker.id, alertId, { ...alert, includeSimilar: true, active: true });
    changes.push({ userId: seeker.id, collection: 'search-alerts', entityId: alertId });
    changes.push(await tellCheaper(tx, seeker.id, cheaper));
    changes.push(...(await agreeVisit(tx, seeker, visited)));
    changes.push(...(await ask(tx, seeker.id, asked)));
    await recordChanges(tx, changes);
  });
}

function wantedHomes(tx: Queryable): Promise<Home[]> {
  return tx.kysely
    .selectFrom('properties as p')
    .innerJoin('users as u', 'u.id', 'p.owner_id')
    .select(['p.id', 'p.title', 'p.address', 'p.price', 'p.owner_id', 'u.company_name'])
    .where('p.status', '=', 'Active')
    .where('p.listing_type', '=', 'rent')
    .where('p.address', 'ilike', '%Lekki%')
    .where('p.bedrooms', '>=', WANTED.bedroomsMin)
    .where('u.company_name', '<>', 'Harmattan Homes')
    .orderBy('p.price')
    .limit(KEPT)
    .execute();
}

async function keepsHomes(tx: Queryable, seekerId: string): Promise<boolean> {
  const kept = await tx.kysely
    .selectFrom('saved_properties')
    .select('property_id')
    .where('user_id', '=', seekerId)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}

async function keep(tx: Queryable, userId: string, homes: readonly Home[]): Promise<Change[]> {
  const rows = homes.map(({ id }, at) => ({
    user_id: userId,
    property_id: id,
    saved_at: new Date(Date.now() - (2 + at * 3) * DAY_MS),
  }));
  await tx.kysely.insertInto('saved_properties').values(rows).execute();
  return homes.map(({ id }) => ({ userId, collection: 'saved-properties', entityId: id }));
}

/** Tells of something as of when it happened. */
async function tell(
  tx: Queryable,
  at: Date,
  news: Parameters<typeof storeNotification>[1],
): Promise<Change> {
  const told = await storeNotification(tx, news);
  await tx.kysely
    .updateTable('notifications')
    .set({ created_at: at })
    .where('id', '=', told.entityId)
    .execute();
  return told;
}

function tellCheaper(tx: Queryable, userId: string, { id, title, price }: Home): Promise<Change> {
  const before = Math.round((price * (1 + CHEAPER_BY)) / 50_000) * 50_000;
  return tell(tx, new Date(Date.now() - DAY_MS), {
    userId,
    type: 'PRICE_CHANGE',
    propertyId: id,
    propertyTitle: title,
    message: `${title}: ${formatNaira(before)} is now ${formatNaira(price)}`,
    details: {
      oldPrice: before,
      newPrice: price,
      percentageChange: Math.round(((price - before) / before) * 1000) / 10,
    },
  });
}

async function agreeVisit(
  tx: Queryable,
  { id: seekerId, phone }: { id: string; phone: string },
  home: Home,
): Promise<Change[]> {
  const id = randomUUID();
  await tx.kysely
    .insertInto('inspections')
    .values({
      id,
      property_id: home.id,
      property_title: home.title,
      property_address: home.address,
      owner_id: home.owner_id,
      requester_id: seekerId,
      request_date: dayInNigeria(new Date(Date.now() + 2 * DAY_MS)),
      request_time: '11:00',
      status: 'Confirmed',
      contact_number: phone,
      created_at: new Date(Date.now() - DAY_MS),
    })
    .execute();
  return [seekerId, home.owner_id].map((userId) => ({
    userId,
    collection: 'inspections',
    entityId: id,
  }));
}

async function ask(tx: Queryable, seekerId: string, home: Home): Promise<Change[]> {
  const askedAt = new Date(Date.now() - 300 * MINUTE_MS);
  const answeredAt = new Date(askedAt.getTime() + 95 * MINUTE_MS);
  const about = { property_id: home.id, property_title: home.title };
  const subject = `Enquiry: ${home.title}`;
  const from = home.company_name ?? 'The agent';
  const [question, answer] = [randomUUID(), randomUUID()];
  await tx.kysely
    .insertInto('messages')
    .values([
      {
        ...about,
        id: question,
        sender_id: seekerId,
        recipient_id: home.owner_id,
        subject,
        content: 'Good day. Is the service charge part of the rent, and for how long is the lease?',
        created_at: askedAt,
        read_at: answeredAt,
      },
      {
        ...about,
        id: answer,
        sender_id: home.owner_id,
        recipient_id: seekerId,
        subject: `Re: ${subject}`,
        content:
          'Good day. It is paid separately, once a year. The lease is for one year and renewed at the same rent. Would you like to see it this week?',
        created_at: answeredAt,
      },
    ])
    .execute();
  const told = await tell(tx, answeredAt, {
    userId: seekerId,
    aboutUserId: home.owner_id,
    type: 'NEW_MESSAGE',
    propertyId: home.id,
    propertyTitle: home.title,
    message: `${from} wrote to you: Re: ${subject}`,
    details: {
      from: from,
      messagePreview: 'Good day. It is paid separately, once a year.',
    },
  });
  const changed = [seekerId, home.owner_id].flatMap((userId) =>
    [question, answer].map((entityId) => ({ userId, collection: 'messages' as const, entityId })),
  );
  return [told, ...changed];
}
