import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../../domain/property/contact-info';
import type { AppDatabase } from '../../app-database';
import { isObject, isText } from '../../../domain/checks';
import type { Delivery } from '../../../domain/outbox/delivery';
import { aboutCommand } from '../../../domain/outbox/describe-command';
import { readRow } from '../../read-row';
import { readDelivery } from '../outbox/delivery-repository';

/** The form in which visitors tell of themselves. */
export const CONTACT_INFO_FORM = 'contact-info';

/** What a visitor told of themselves last time on this device. */
export async function readContactInfo(database: AppDatabase): Promise<ContactInfo> {
  const stored = (await database.preferences.get('contactInfo'))?.value;
  return { ...EMPTY_CONTACT_INFO, ...(isObject(stored) ? stored : {}) };
}

const CONTACT = 'contact ';
/** The preference that holds the last contact of a visitor about a home. */
export const contactKey = (propertyId: string): string => CONTACT + propertyId;

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

/** What a visitor asked about a home, for a list: whom, as far as this device knows them. */
export type ListedContact = VisitorsContact & {
  propertyId: string;
  title: string;
  /** Null where the home is not on this device. */
  agent: string | null;
  /** Where it is answered. */
  email: string;
  phone: string;
  /** When it was written, as a number. */
  at: number;
};

/** All that a visitor asked of agents from this device, the last of each home, newest first. */
export async function listVisitorsContacts(database: AppDatabase): Promise<ListedContact[]> {
  const kept = await database.preferences.where('key').startsWith(CONTACT).toArray();
  const listed = await Promise.all(
    kept.map(({ key, value }) => listedContact(key.slice(CONTACT.length), value, database)),
  );
  return listed.filter((one) => one !== null).toSorted((a, b) => b.at - a.at);
}

async function listedContact(
  propertyId: string,
  kept: unknown,
  database: AppDatabase,
): Promise<ListedContact | null> {
  const contact = await readVisitorsContact(propertyId, database);
  if (contact === null || !isObject(kept) || !isText(kept['id'])) return null;
  const row = await database.outbox.where('entityId').equals(kept['id']).first();
  const read = row === undefined ? null : readRow(row);
  const receipt = await database.receipts.where('entityId').equals(kept['id']).first();
  const home = await database.listings.get(propertyId);
  // Written by an earlier version of the app, it has what the form has today.
  const info = { ...(await readContactInfo(database)), ...kept };
  return {
    ...contact,
    propertyId,
    title: read === null ? (receipt?.about ?? '') : aboutCommand(read.kind, read.payload),
    agent: home?.agent.company ?? null,
    email: info.email,
    phone: info.phone,
    at: row?.createdAt ?? receipt?.deliveredAt ?? 0,
  };
}
