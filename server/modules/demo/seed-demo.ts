import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { UserType } from '../../../src/contract/account';
import { readListingFile } from '../../../src/domain/import/read-listing-file';
import type { Database } from '../../db/database';
import { now } from '../../db/now';
import { hashPassword } from '../auth/password';
import { makeVariants } from '../photos/make-variants';
import { putPhoto } from '../photos/repository';
import { drawInside, drawOutside } from './pictures/draw-home';
import { resumeDemo } from './resume-demo';
import { seedHistory } from './seed-history';
import { StartError } from '../../start-error';
import { importListings } from '../import/import-listings';

/** Of plain colours: with half the work they are hardly larger, and the first start waits for them. */
const DRAWN_EFFORT = 2;

/** The demo's people were there before the listings and their history. */
const MEMBER_FOR_MS = 500 * 86_400_000;

export type DemoAccount = {
  userType: UserType;
  name: string;
  email: string;
  password: string;
  company: string | null;
  phone: string;
};

// Known to everybody who reads this: the demo is for one's own machine (docs/operations.md).
export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    userType: 'seeker',
    name: 'Amina Bello',
    email: 'seeker@gida.example',
    password: 'demo-seeker-1',
    company: null,
    phone: '+2348000000001',
  },
  {
    userType: 'agent',
    name: 'Tunde Adeyemi',
    email: 'agent@gida.example',
    password: 'demo-agent-1',
    company: 'Harmattan Homes',
    phone: '+2348000000002',
  },
  {
    userType: 'approver',
    name: 'Ngozi Eze',
    email: 'approver@gida.example',
    password: 'demo-approver-1',
    company: null,
    phone: '+2348000000003',
  },
];

/**
 * Makes the demo accounts and, once, the sample listings with drawn pictures, or brings back those of
 * an ended demo; answers the accounts.
 * @throws StartError when somebody else has the e-mail of one.
 */
export async function seedDemo(app: FastifyInstance): Promise<DemoAccount[]> {
  const { database } = app;
  await database.transaction(resumeDemo);
  let agentId = '';
  for (const account of DEMO_ACCOUNTS) {
    const id = await ensureAccount(database, account);
    if (account.userType === 'agent') agentId = id;
  }
  const known = await database.kysely
    .selectFrom('properties')
    .select('id')
    .where('owner_id', '=', agentId)
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) {
    await seedListings(app, agentId);
    await seedHistory(database, agentId);
  }
  return DEMO_ACCOUNTS;
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
      password_hash: await hashPassword(account.password),
      phone: account.phone,
      company_name: account.company,
      verified_at: now,
      plan: account.userType === 'agent' ? 'business' : null,
      is_demo: true,
      created_at: new Date(Date.now() - MEMBER_FOR_MS),
    })
    .execute();
  return id;
}

async function seedListings(app: FastifyInstance, agentId: string): Promise<void> {
  const sample = await readFile(join(process.cwd(), 'public', 'sample-listings.csv'), 'utf8');
  const now = new Date();
  await importListings(
    app.database,
    agentId,
    readListingFile(sample, { defaultListingType: 'sale', now }),
    now,
  );
  const rows = await app.database.kysely
    .selectFrom('properties')
    .select(['id', 'title', 'type', 'price'])
    .where('owner_id', '=', agentId)
    .where('status', '=', 'Active')
    .orderBy('price', 'desc')
    .orderBy('id')
    .execute();
  await Promise.all(
    rows.map(async ({ id: propertyId, title, price, type }) => {
      const reference = `${title} ${price}`;
      for (const [position, draw] of [drawOutside, drawInside].entries()) {
        const variants = await makeVariants(await draw({ reference, type }), DRAWN_EFFORT);
        for (const variant of [variants.small, variants.medium, variants.large])
          await app.blobs.put(variant.name, variant.bytes);
        await putPhoto(app.database, { id: randomUUID(), propertyId, position, variants });
      }
    }),
  );
}
