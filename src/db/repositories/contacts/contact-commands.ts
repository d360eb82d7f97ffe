import type { Listing } from '../../../contract/listing/property';
import type { ContactInfo } from '../../../domain/property/contact-info';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { CONTACT_INFO_FORM, contactKey } from './contact-repository';

/** Writes to an agent without an account: kept here, and sent by the visitor's outbox (PROP-4). */
export async function sendContact(
  info: ContactInfo,
  listing: Pick<Listing, 'id' | 'title'>,
  { kind, message, form }: { kind: 'chat' | 'call'; message: string } & FromForm,
  database: AppDatabase,
): Promise<string> {
  const id = crypto.randomUUID();
  const { preferences, outbox, forms } = database;
  await write(database, [preferences, outbox, forms], async () => {
    await dropForm(CONTACT_INFO_FORM, database);
    await dropForm(form, database);
    await preferences.bulkPut([
      { key: 'contactInfo', value: info },
      { key: contactKey(listing.id), value: { id, kind, ...info } },
    ]);
    await enqueue(database, {
      kind: 'contact.send',
      entityId: id,
      payload: { ...info, propertyId: listing.id, title: listing.title, kind, message },
      before: [],
    });
  });
  return id;
}
