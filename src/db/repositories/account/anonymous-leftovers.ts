import type { Listing } from '../../../contract/listing/property';
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

/** @param lists whether the account has listings: begun ones wait for one that does */
export function countLeftovers(lists: boolean): Promise<Leftovers> {
  return withAnonymous(async (database) => ({
    saved: await database.savedProperties.count(),
    drafts: lists ? await database.drafts.count() : 0,
  }));
}

/**
 * Moves what a visitor kept into an account: homes are saved there through its outbox, with what was noted
 * of them, begun forms wait among its drafts, if it has listings. Copied first and removed after, so that a killed tab leaves
 * both, not none.
 */
export async function adoptLeftovers(account: AppDatabase, lists: boolean): Promise<void> {
  await withAnonymous(async (anonymous) => {
    const saved = await anonymous.savedProperties.toArray();
    const drafts = lists ? await anonymous.drafts.toArray() : [];
    const notes = await anonymous.notes.toArray();
    const { savedProperties, outbox } = account;
    if (lists) await copySharedFiles(anonymous, account);
    await write(account, [savedProperties, outbox, account.drafts, account.notes], async () => {
      for (const record of saved) await adopt(account, record);
      // Taken over by a tab that was killed then, one may have been typed in since.
      const known = await account.drafts.toCollection().primaryKeys();
      await account.drafts.bulkPut(drafts.filter(({ id }) => !known.includes(id)));
      const noted = await account.notes.toCollection().primaryKeys();
      await account.notes.bulkPut(notes.filter(({ id }) => !noted.includes(id)));
    });
    await forget(anonymous, lists);
  });
}

/** Gives up what a visitor kept; begun listings where the account has listings. */
export async function dropLeftovers(lists: boolean): Promise<void> {
  await withAnonymous((anonymous) => forget(anonymous, lists));
}

async function forget(anonymous: AppDatabase, lists: boolean): Promise<void> {
  await anonymous.savedProperties.clear();
  await anonymous.notes.clear();
  if (!lists) return;
  await anonymous.drafts.clear();
  await anonymous.sharedFiles.clear();
}

/** One after the other: ten photos as cameras make them are more than a phone holds at once. */
async function copySharedFiles(from: AppDatabase, to: AppDatabase): Promise<void> {
  for (const id of await from.sharedFiles.toCollection().primaryKeys()) {
    const file = await from.sharedFiles.get(id);
    if (file !== undefined) await write(to, [to.sharedFiles], () => to.sharedFiles.put(file));
  }
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
