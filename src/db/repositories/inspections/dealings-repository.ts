import type { Inspection } from '../../../contract/inspection/inspection';
import type { AppDatabase } from '../../app-database';
import { rowsOf } from '../outbox/outbox-repository';
import { readNote } from '../notes/note-repository';
import { listVisitsAhead } from './inspection-repository';

/** What a person has done about a home already. */
export type Dealings = {
  /** The next time they will see it, where they asked to. */
  visit: Inspection | undefined;
  /** Whether they wrote to somebody about it from their account. */
  wrote: boolean;
  /** Which of the two waits on this phone: nobody was asked yet. */
  waits: { visit: boolean; wrote: boolean };
  /** Their private words about it, '' where there are none. */
  note: string;
};

/** What a person has done about a home, from this phone alone. */
export async function readDealings(propertyId: string, database: AppDatabase): Promise<Dealings> {
  const [visits, messages, note] = await Promise.all([
    listVisitsAhead(database),
    database.messages
      .filter(
        (message) => message.propertyId === propertyId && message.fromUserId === database.userId,
      )
      .toArray(),
    readNote(propertyId, database),
  ]);
  const visit = visits.find((ahead) => ahead.propertyId === propertyId);
  const asked = visit === undefined ? [] : await rowsOf([visit.id], database);
  return {
    visit,
    wrote: messages.length > 0,
    waits: {
      visit: asked.some(({ kind }) => kind === 'inspection.request'),
      wrote: messages.every(({ onServer }) => !onServer),
    },
    note,
  };
}
