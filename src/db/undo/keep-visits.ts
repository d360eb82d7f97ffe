import { mayHaveArrived } from '../../domain/outbox/may-have-arrived';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import { putBack } from './put-back';

/**
 * The visits that were called off with a home take place after all: those answers are not sent.
 * @param end the row that ended the home
 */
export async function keepVisits({ id }: { id: string }, database: AppDatabase): Promise<void> {
  const answers = await database.outbox
    .where('dependsOn')
    .equals(id)
    .filter(({ kind, state }) => kind === 'inspection.answer' && state !== 'sending')
    .toArray();
  await database.outbox.bulkDelete(answers.map(({ seq }) => seq));
  for (const answer of answers) {
    await putBack(answer, database);
    await meetEarlierVersion(answer, database);
  }
}

/** As above, where a home whose end waits to be sent is to be had again. */
export async function keepVisitsOf(propertyId: string, database: AppDatabase): Promise<void> {
  const ends = await database.outbox
    .where('entityId')
    .equals(propertyId)
    .filter(({ kind }) => kind === 'property.close')
    .toArray();
  for (const end of ends) await keepVisits(end, database);
}

/** Answers that wait behind one that goes unsent are for one version less. */
export async function meetEarlierVersion(
  row: Pick<OutboxRow, 'entityId' | 'seq' | 'state' | 'attempts' | 'lastError'>,
  { outbox }: AppDatabase,
): Promise<void> {
  if (mayHaveArrived(row)) return;
  await outbox
    .where('entityId')
    .equals(row.entityId)
    .filter(
      ({ kind, seq, attempts }) =>
        (kind === 'inspection.answer' || kind === 'inspection.reschedule') &&
        seq > row.seq &&
        attempts === 0,
    )
    .modify((later) => {
      if (later.baseVersion !== null) later.baseVersion -= 1;
    });
}
