import type { ReceivedContact } from '../../../contract/people/contact-request';
import type { AppDatabase } from '../../app-database';
import { readRowAs } from '../../read-row';
import { keepSnapshot, readSnapshot } from '../account/snapshot-repository';
import { attachRows } from '../outbox/attach-rows';

/** Visitors without an account who wrote to this agent, the newest first, and whether they were answered. */
export type KnownContact = ReceivedContact & { answered: boolean };

/** Who left a number, as it was heard last, with what the agent has noted on this device since (AMSG-4). */
export function listReceivedContacts(database: AppDatabase): Promise<KnownContact[]> {
  const { snapshots, outbox } = database;
  return database.transaction('r', snapshots, outbox, async () => {
    const contacts = (await readSnapshot('contacts', database))?.value ?? [];
    const views = await attachRows(database, contacts, ({ id }) => [id]);
    return views.map(({ item, rows }) => {
      const newest = rows.map((row) => readRowAs('contact.answer', row)).findLast(Boolean);
      return { ...item, answered: newest?.payload.answered ?? item.answeredAt != null };
    });
  });
}

/** Takes over when a visitor was answered. An answer that was asked for before says nothing of it. */
export async function noteAnswered(
  { id, answeredAt }: { id: string; answeredAt: string | null },
  database: AppDatabase,
): Promise<void> {
  const kept = await readSnapshot('contacts', database);
  if (kept === undefined) return;
  const contacts = kept.value.map((one) => (one.id === id ? { ...one, answeredAt } : one));
  await keepSnapshot('contacts', contacts, Date.now(), database);
}
