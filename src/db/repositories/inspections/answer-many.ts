import type { Inspection } from '../../../contract/inspection/inspection';
import { inspectionSubject } from '../../../domain/inspections/inspection-subject';
import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import { readSession } from '../account/session-repository';
import { dropForm, type FromForm } from '../forms/form-repository';
import { queueMessage } from '../messages/message-commands';
import { answerInspection } from './inspection-commands';

/**
 * Gives many requests the same answer, and writes the same words to who asked: an answer and a message
 * in the outbox each, all of them or none.
 * @param words written to each person once for a home; none where they are empty
 * @throws PhoneFullError when there is no room for them
 */
export async function answerMany(
  inspections: readonly Inspection[],
  { to, words, form }: { to: 'Confirmed' | 'Declined'; words: string } & FromForm,
  database: AppDatabase,
): Promise<void> {
  const session = await readSession();
  if (session === null) throw new Error('An answer needs an account');
  const { outbox, messages, forms } = database;
  await write(database, [database.inspections, outbox, messages, forms], async () => {
    await dropForm(form, database);
    const told = new Set<string>();
    for (const inspection of inspections) {
      await answerInspection(inspection, to, database);
      const { requester, propertyId, propertyTitle } = inspection;
      const whom = `${requester.id} ${propertyId}`;
      if (words === '' || told.has(whom)) continue;
      told.add(whom);
      const subject = inspectionSubject(propertyTitle);
      const message = { recipient: requester, propertyId, propertyTitle, subject, content: words };
      await queueMessage(message, session, database);
    }
  });
}
