import { type ReactNode, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import { unsaveListing } from '../../db/repositories/saved/saved-commands';
import type { listSaved } from '../../db/repositories/saved/saved-repository';
import { type Delivery, type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { ContactAgentDialog } from './contact-agent-dialog';
import { PropertyDialog } from './property-dialog';

/** What the list of saved homes gives to each of them. */
export type SavedHomeProps = {
  record: Awaited<ReturnType<typeof listSaved>>[number]['item'];
  rows: DeliveryRow[];
  /** Whether homes are being chosen: rows show their ticks then, and cards always. */
  ticking: boolean;
  /** Whether it is ticked, to be compared or shared. */
  chosen: boolean;
  onChoose: () => void;
};

/**
 * Where the saving of a home stands, and what can be done with it (DASH-3, ASAV-1), for a card and for a row.
 * @param talks where the conversation with its agent is found
 */
export function useSavedHome(
  { record, rows }: Pick<SavedHomeProps, 'record' | 'rows'>,
  talks = '/customer-dashboard?tab=messages',
): {
  delivery: Delivery;
  sentText: string;
  look: () => void;
  /** Writes to its agent; null for a visitor. */
  write: (() => void) | null;
  remove: () => void;
  /** What an action opens, to be drawn beside the home. */
  dialogs: ReactNode;
} {
  const database = useDatabase();
  const { user } = useSession();
  const [looking, setLooking] = useState(false);
  const [writing, setWriting] = useState(false);
  const { listing } = record;
  return {
    delivery: deliveryOf(rows, user === null || record.onServer),
    sentText: user === null ? 'Kept on this device' : 'Saved in your account',
    look: () => setLooking(true),
    write: user === null ? null : () => setWriting(true),
    remove: () => void unsaveListing(record.id, database),
    dialogs: listing !== null && (
      <>
        {writing && (
          <ContactAgentDialog listing={listing} after={talks} onClose={() => setWriting(false)} />
        )}
        {looking && <PropertyDialog listing={listing} onClose={() => setLooking(false)} />}
      </>
    ),
  };
}
