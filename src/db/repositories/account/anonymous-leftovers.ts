import type { Listing } from '../../../contract/property';
import { ANONYMOUS, AppDatabase } from '../../app-database';
import { absent } from '../../before';
import { enqueue } from '../../enqueue';
import type { SavedRecord } from '../../records';
import { write } from '../../write';

/** What a visitor kept on this phone before logging in. */
export type Leftovers = { saved: number; drafts: number };

/** Remembers the home a visitor wanted to save, for the login that follows. */
export async function saveForLater(listing: Listing): Promise<void> {
  await withAnonymous((database) =>
    write(database, [database.savedProperties], () =>
      database.savedProperties.put({
        id: listing.id,
        savedAt: Date.now(),
        listing,
        withdrawn: false,
        onServer: false,
      }),
    ),
  );
}

export function countLeftovers(): Promise<Leftovers> {
  return withAnonymous(async (database) => ({
    saved: await database.savedProperties.count(),
    drafts: await database.drafts.count(),
  }));
}

/**
 * Moves what a visitor kept into an account: homes are saved there through its outbox, begun forms
 * wait among its drafts. Copied first and removed after, so that a killed tab leaves both, not none.
 */
export async function adoptLeftovers(account: AppDatabase): Promise<void> {
  await withAnonymous(async (anonymous) => {
    const saved = await anonymous.savedProperties.toArray();
    const drafts = await anonymous.drafts.toArray();
    const { savedProperties, outbox } = account;
    await write(account, [savedProperties, outbox, account.drafts], async () => {
      for (const record of saved) await adopt(account, record);
      await account.drafts.bulkPut(drafts);
    });
    await anonymous.savedProperties.clear();
    await anonymous.drafts.clear();
  });
}

/** Gives up what a visitor kept. */
export async function dropLeftovers(): Promise<void> {
  await withAnonymous(async (database) => {
    await database.savedProperties.clear();
    await database.drafts.clear();
  });
}

async function adopt(account: AppDatabase, record: SavedRecord): Promise<void> {
  if ((await account.savedProperties.get(record.id)) !== undefined) return;
  await account.savedProperties.put(record);
  await enqueue(account, {
    kind: 'saved.add',
    entityId: record.id,
    payload: { propertyId: record.id, title: record.listing?.title ?? '' },
    before: [absent(account.savedProperties, record.id)],
  });
}

async function withAnonymous<Result>(
  work: (database: AppDatabase) => Promise<Result>,
): Promise<Result> {
  const database = new AppDatabase(ANONYMOUS);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
