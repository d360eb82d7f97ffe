import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../../domain/property/contact-info';
import type { ReceivedContact } from '../../../contract/people/contact-request';
import type { AppDatabase } from '../../app-database';
import { isObject, isText } from '../../../domain/checks';
import type { Delivery } from '../../../domain/outbox/delivery';
import { readRowAs } from '../../read-row';
import { keepSnapshot, readSnapshot } from '../account/snapshot-repository';
import { attachRows } from '../outbox/attach-rows';
import { readDelivery } from '../outbox/delivery-repository';

/** The form in which visitors tell of themselves. */
export const CONTACT_INFO_FORM = 'contact-info';

/** What a visitor told of themselves last time on this phone. */
export async function readContactInfo(database: AppDatabase): Promise<ContactInfo> {
  const stored = (await database.preferences.get('contactInfo'))?.value;
  return { ...EMPTY_CONTACT_INFO, ...(isObject(stored) ? stored : {}) };
}

/** The preference that holds the last contact of a visitor about a home. */
export const contactKey = (propertyId: string): string => `contact ${propertyId}`;

/** What a visitor asked of an agent last: their words went out, or their number did, to be called. */
export type VisitorsContact = { kind: 'chat' | 'call'; delivery: Delivery };

/** What a visitor asked about a home; null where they did not, gave it up, or its receipt is gone. */
export async function readVisitorsContact(
  propertyId: string,
  database: AppDatabase,
): Promise<VisitorsContact | null> {
  const kept = (await database.preferences.get(contactKey(propertyId)))?.value;
  if (!isObject(kept) || !isText(kept['id'])) return null;
  const delivery = await readDelivery({ kind: 'contact.send', entityId: kept['id'] }, database);
  if (delivery.state === 'gone') return null;
  return { kind: kept['kind'] === 'call' ? 'call' : 'chat', delivery };
}

/** Visitors without an account who wrote to this agent, the newest first, and whether they were answered. */
export type KnownContact = ReceivedContact & { answered: boolean };

/** Who left a number, as it was heard last, with what the agent has noted on this phone since (AMSG-4). */
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
  { id, answeredAt = null }: { id: string; answeredAt?: string | null | undefined },
  database: AppDatabase,
): Promise<void> {
  const kept = await readSnapshot('contacts', database);
  if (kept === undefined) return;
  const contacts = kept.value.map((one) => (one.id === id ? { ...one, answeredAt } : one));
  await keepSnapshot('contacts', contacts, Date.now(), database);
}
