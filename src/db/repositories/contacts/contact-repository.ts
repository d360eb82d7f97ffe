import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../../domain/property/contact-info';
import type { AppDatabase } from '../../app-database';
import { isObject, isText } from '../../../domain/checks';
import type { Delivery } from '../../../domain/outbox/delivery';
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
