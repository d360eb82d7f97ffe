import type { Inspection } from '../../../contract/inspection/inspection';
import { type Delivery, deliveryOf } from '../../../domain/outbox/delivery';
import type { AppDatabase } from '../../app-database';
import type { SavedRecord } from '../../records';
import { rowsOf } from '../outbox/outbox-repository';
import { readNote } from '../notes/note-repository';
import { listVisitsAhead } from './inspection-repository';

/** What a person has done about a home already. */
type Dealings = {
  /** The next time they will see it, where they asked to, and where the request stands. */
  visit: { inspection: Inspection; delivery: Delivery } | null;
  /** Where what they wrote about it from their account stands: one message that arrived is enough. */
  wrote: Delivery | null;
  /** Their private words about it, '' where there are none. */
  note: string;
  /** What it cost, and whether it was to be had, when they saved it. */
  saved: SavedRecord['before'];
};

/** What a person has done about a home, from this phone alone. */
export async function readDealings(propertyId: string, database: AppDatabase): Promise<Dealings> {
  const [visits, messages, note, saved] = await Promise.all([
    listVisitsAhead(database),
    database.messages
      .filter(
        (message) => message.propertyId === propertyId && message.fromUserId === database.userId,
      )
      .toArray(),
    readNote(propertyId, database),
    database.savedProperties.get(propertyId),
  ]);
  const visit = visits.find((ahead) => ahead.propertyId === propertyId);
  const rows = await rowsOf(
    [...messages, ...(visit ? [visit] : [])].map(({ id }) => id),
    database,
  );
  const asking = rows.filter(
    ({ entityId, kind }) => entityId === visit?.id && kind === 'inspection.request',
  );
  return {
    visit:
      visit === undefined
        ? null
        : { inspection: visit, delivery: deliveryOf(asking, visit.version > 0) },
    wrote: messages.some(({ onServer }) => onServer)
      ? { state: 'sent' }
      : messages.length === 0
        ? null
        : deliveryOf(
            rows.filter(({ entityId }) => entityId !== visit?.id),
            false,
          ),
    note,
    saved: saved?.before,
  };
}
