import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { initialsOf } from '../../../src/domain/format/initials-of';
import { type ListingFile, readListingFile } from '../../../src/domain/import/read-listing-file';
import type { Database } from '../../db/database';
import { now } from '../../db/now';
import { hashPassword } from '../auth/password';
import { makeVariants } from '../photos/make-variants';
import { putPhoto } from '../photos/repository';
import { drawInside, drawOutside } from './pictures/draw-home';
import { DEMO_ACCOUNTS, type DemoAccount, OTHER_AGENTS, OTHER_SEEKERS } from './demo-people';
import { listingsOfOther } from './listings-of-other';
import { resumeDemo } from './resume-demo';
import { seedHistory } from './seed-history';
import { seedSeeker } from './seed-seeker';
import { seedTalk } from './seed-talk';
import { StartError } from '../../start-error';
import { importListings } from '../import/import-listings';

/** Of plain colours: with half the work they are hardly larger, and the first start waits for them. */
const DRAWN_EFFORT = 2;

/** The demo's people were there before the listings and their history. */
const MEMBER_FOR_MS = 500 * DAY_MS;

/**
 * Makes the demo accounts and, once, the sample listings with drawn pictures and what happened to them, or brings
 * back those of an ended demo; answers the accounts to try it as.
 * @throws StartError when somebody else has the e-mail of one.
 */
export async function seedDemo(app: FastifyInstance): Promise<typeof DEMO_ACCOUNTS> {
  const { database } = app;
  await database.transaction(resumeDemo);
  const ids = new Map<string, string>();
  const others = OTHER_AGENTS.map(({ account }) => account);
  for (const account of [...DEMO_ACCOUNTS, ...others, ...OTHER_SEEKERS])
    ids.set(account.email, await ensureAccount(database, account));
  const idOf = ({ email }: Pick<DemoAccount, 'email'>) => ids.get(email) ?? '';
  const [seeker, agent] = DEMO_ACCOUNTS;
  const seekers = [seeker, ...OTHER_SEEKERS].map(({ email, phone }) => ({
    id: idOf({ email }),
    phone,
  }));
  const now = new Date();
  const owned = [
    {
      id: idOf(agent),
      read: () => readSample(now),
      rooms: 3,
    },
    ...OTHER_AGENTS.map(({ account, homes }) => ({
      id: idOf(account),
      read: async () => listingsOfOther(initialsOf(account.name), homes, now),
      rooms: 1,
    })),
  ];
  let isNew = false;
  for (const [at, { id, read, rooms }] of owned.entries()) {
    if (await hasListings(database, id)) continue;
    await importListings(database, id, await read(), now);
    await drawPictures(app, id, rooms);
    await seedHistory(database, id, at);
    await seedTalk(database, id, seekers);
    isNew = true;
  }
  if (isNew) await seedSeeker(database, { id: idOf(seeker), phone: seeker.phone });
  return DEMO_ACCOUNTS;
}

async function readSample(now: Date): Promise<ListingFile> {
  const text = await readFile(join(process.cwd(), 'public', 'sample-listings.csv'), 'utf8');
  return readListingFile(text, { defaultListingType: 'sale', now });
}

async function hasListings(database: Database, ownerId: string): Promise<boolean> {
  const known = await database.kysely
    .selectFrom('properties')
    .select('id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

async function ensureAccount(database: Database, account: DemoAccount): Promise<string> {
  const known = await database.kysely
    .selectFrom('users')
    .select(['id', 'is_demo'])
    .where((eb) => eb.fn<string>('lower', ['email']), '=', account.email)
    .executeTakeFirst();
  if (known?.is_demo === false)
    throw new StartError(`${account.email} is somebody's account here: set DEMO=0`);
  if (known) return known.id;
  const id = randomUUID();
  await database.kysely
    .insertInto('users')
    .values({
      id,
      user_type: account.userType,
      name: account.name,
      email: account.email,
      password_hash: await hashPassword(account.password ?? randomUUID()),
      phone: account.phone,
      company_name: account.company,
      languages: account.languages,
      verified_at: now,
      plan: account.userType === 'agent' ? 'business' : null,
      is_demo: true,
      created_at: new Date(Date.now() - MEMBER_FOR_MS),
    })
    .execute();
  return id;
}

async function drawPictures(app: FastifyInstance, agentId: string, rooms: number): Promise<void> {
  const rows = await app.database.kysely
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'price', 'floors'])
    .where('owner_id', '=', agentId)
    .where('status', '=', 'Active')
    .orderBy('price', 'desc')
    .orderBy('id')
    .execute();
  await Promise.all(
    rows.map(async ({ id: propertyId, title, price, type, floors }) => {
      const home = { reference: `${title} ${price}`, type, floors };
      const inside = (await drawInside(home)).slice(0, rooms);
      for (const [position, picture] of [await drawOutside(home), ...inside].entries()) {
        const variants = await makeVariants(picture, DRAWN_EFFORT);
        for (const variant of [variants.small, variants.medium, variants.large])
          await app.blobs.put(variant.name, variant.bytes);
        await putPhoto(app.database, { id: randomUUID(), propertyId, position, variants });
      }
    }),
  );
}
