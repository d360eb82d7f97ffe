import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../../domain/property/contact-info';
import type { AppDatabase } from '../../app-database';
import { isObject } from '../../../domain/checks';

/** The form in which visitors tell of themselves. */
export const CONTACT_INFO_FORM = 'contact-info';

/** What a visitor told of themselves last time on this phone. */
export async function readContactInfo(database: AppDatabase): Promise<ContactInfo> {
  const stored = (await database.preferences.get('contactInfo'))?.value;
  return { ...EMPTY_CONTACT_INFO, ...(isObject(stored) ? stored : {}) };
}
