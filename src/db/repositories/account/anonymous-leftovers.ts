import type { Listing } from '../../../contract/listing/property';
import { ANONYMOUS, AppDatabase } from '../../app-database';
import { absent } from '../../before';
import { enqueue } from '../../enqueue';
import type { PropertyNote, SavedRecord } from '../../records';
import { write } from '../../write';

/** What a visitor kept on this device before logging in. */
export type Leftovers = {
  /** The numbers of the homes. */
  saved: readonly string[];
  drafts: number;
  notes: number;
};

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

/**
 * What a visitor kept and the account lacks; of the homes that both have, the visitor's copy goes.
 * @param lists whether the account has listings: begun ones wait for one that does
 */
export function findLeftovers(account: AppDatabase, lists: boolean): Promise<Leftovers> {
  return withAnonymous(async ({ savedProperties, drafts, notes }) => {
    await savedProperties.bulkDelete(await account.savedProperties.toCollection().primaryKeys());
    return {
      saved: await savedProperties.toCollection().primaryKeys(),
      drafts: lists ? await drafts.count() : 0,
      notes: await notes.count(),
    };
  });
}

/**
 * Moves the home that somebody wanted to save into the account they logged in to for it. One's own home is
 * not saved by a tap. @returns whether it is saved now
 */
export async function adoptSaved(account: AppDatabase, id: string): Promise<boolean> {
  return withAnonymous(async (anonymous) => {
    const record = await anonymous.savedProperties.get(id);
    if (record === undefined) return false;
    const isOwn = record.listing?.agent.id === account.userId;
    if (!isOwn)
      await write(account, [account.savedProperties, account.outbox], () => adopt(account, record));
    await anonymous.savedProperties.delete(id);
    return !isOwn;
  });
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
      for (const note of notes) await adoptNote(account, note);
    });
    // What came since it was read, in another tab, stays.
    await anonymous.savedProperties.bulkDelete(saved.map(({ id }) => id));
    await anonymous.notes.bulkDelete(notes.map(({ id }) => id));
    await anonymous.drafts.bulkDelete(drafts.map(({ id }) => id));
    for (const { id } of drafts)
      await anonymous.sharedFiles.where('propertyId').equals(id).delete();
  });
}

/** Gives up what a visitor kept; begun listings where the account has listings. */
export async function dropLeftovers(lists: boolean): Promise<void> {
  await withAnonymous(async ({ savedProperties, notes, drafts, sharedFiles }) => {
    await savedProperties.clear();
    await notes.clear();
    if (!lists) return;
    await drafts.clear();
    await sharedFiles.clear();
  });
}

/** Of a home that both have a note on, both are kept; copied twice, as after a killed tab, it is there once. */
async function adoptNote({ notes }: AppDatabase, note: PropertyNote): Promise<void> {
  const own = await notes.get(note.id);
  if (own?.text.includes(note.text)) return;
  await notes.put(own === undefined ? note : { ...own, text: `${own.text}\n\n${note.text}` });
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
