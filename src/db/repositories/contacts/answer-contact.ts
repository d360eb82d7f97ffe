import type { ReceivedContact } from '../../../contract/people/contact-request';
import type { AppDatabase } from '../../app-database';
import { fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { listReceivedContacts } from './received-contact-repository';

/**
 * Notes that the agent called or wrote back to a visitor, or did not after all (AMSG-4). Once none who asked
 * about the home waits, what told of them counts as read here as it will on the server.
 */
export async function answerContact(
  { id, name }: Pick<ReceivedContact, 'id' | 'name'>,
  answered: boolean,
  database: AppDatabase,
): Promise<void> {
  const { notifications, outbox, snapshots } = database;
  await write(database, [notifications, outbox, snapshots], async () => {
    const contacts = await listReceivedContacts(database);
    const home = contacts.find((contact) => contact.id === id)?.propertyId;
    const waits = contacts.some(
      (other) => other.id !== id && other.propertyId === home && !other.answered,
    );
    const told =
      !answered || waits
        ? []
        : await notifications
            .filter(
              ({ type, propertyId, read }) =>
                type === 'CONTACT_LEFT' && propertyId === home && !read,
            )
            .toArray();
    await notifications.bulkPut(told.map((one) => ({ ...one, read: true })));
    await enqueue(database, {
      kind: 'contact.answer',
      entityId: id,
      payload: { name, answered },
      before: told.map((one) => fieldsOf(notifications, one, 'read')),
    });
  });
}
