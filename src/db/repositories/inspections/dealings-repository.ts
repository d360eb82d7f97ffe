import type { Inspection } from '../../../contract/inspection/inspection';
import type { AppDatabase } from '../../app-database';
import { readNote } from '../notes/note-repository';
import { listVisitsAhead } from './inspection-repository';

/** What a person has done about a home already. */
export type Dealings = {
  /** The next time they will see it, where they asked to. */
  visit: Inspection | undefined;
  /** Whether they wrote to somebody about it from their account. */
  wrote: boolean;
  /** Their private words about it, '' where there are none. */
  note: string;
};

/** What a person has done about a home, from this phone alone. */
export async function readDealings(propertyId: string, database: AppDatabase): Promise<Dealings> {
  const [visits, written, note] = await Promise.all([
    listVisitsAhead(database),
    database.messages
      .filter(
        (message) => message.propertyId === propertyId && message.fromUserId === database.userId,
      )
      .first(),
    readNote(propertyId, database),
  ]);
  const visit = visits.find((ahead) => ahead.propertyId === propertyId);
  return { visit, wrote: written !== undefined, note };
}
