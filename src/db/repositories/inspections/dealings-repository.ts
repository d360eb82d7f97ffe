import type { Inspection } from '../../../contract/inspection/inspection';
import { type Delivery, deliveryOf } from '../../../domain/outbox/delivery';
import type { AppDatabase } from '../../app-database';
import type { SavedRecord } from '../../records';
import { readVisitorsContact, type VisitorsContact } from '../contacts/contact-repository';
import { rowsOf } from '../outbox/outbox-repository';
import { readNote } from '../notes/note-repository';
import { listVisitsAhead } from './inspection-repository';
import { isAgreedTo } from './is-agreed-to';

/** What a person has done about a home already. */
type Dealings = {
  /** The next time they will see it, where they asked to, and where the request stands. */
  visit: { inspection: Inspection; delivery: Delivery; isAgreed: boolean } | null;
  /** What they wrote from their account, or asked as a visitor, and where it stands: one message that arrived is enough. */
  wrote: VisitorsContact | null;
  /** Their private words about it, '' where there are none. */
  note: string;
  /** What it cost, and whether it was to be had, when they saved it. */
  saved: SavedRecord['before'];
};

/** What a person has done about a home, from this device alone. */
export async function readDealings(propertyId: string, database: AppDatabase): Promise<Dealings> {
  const [visits, messages, contact, note, saved] = await Promise.all([
    listVisitsAhead(database),
    database.messages
      .filter(
        (message) => message.propertyId === propertyId && message.fromUserId === database.userId,
      )
      .toArray(),
    readVisitorsContact(propertyId, database),
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
        : {
            inspection: visit,
            delivery: deliveryOf(asking, visit.version > 0),
            isAgreed: await isAgreedTo(visit, database),
          },
    wrote:
      messages.length === 0
        ? contact
        : {
            kind: 'chat',
            delivery: messages.some(({ onServer }) => onServer)
              ? { state: 'sent' }
              : deliveryOf(
                  rows.filter(({ entityId }) => entityId !== visit?.id),
                  false,
                ),
          },
    note,
    saved: saved?.before,
  };
}
