import { type ReactNode, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { unsaveListing } from '../../../db/repositories/saved/saved-commands';
import type { listSaved } from '../../../db/repositories/saved/saved-repository';
import { type Delivery, type DeliveryRow, deliveryOf } from '../../../domain/outbox/delivery';
import { ContactAgentDialog } from '../contact-agent-dialog';

export type AgentSavedProps = {
  record: Awaited<ReturnType<typeof listSaved>>[number]['item'];
  rows: DeliveryRow[];
};

/** What an agent can do with a saved listing (ASAV-1), for a card and for a row. */
export function useAgentSaved({ record, rows }: AgentSavedProps): {
  delivery: Delivery;
  write: () => void;
  remove: () => void;
  /** What an action opens, to be drawn beside the listing. */
  dialogs: ReactNode;
} {
  const database = useDatabase();
  const [writing, setWriting] = useState(false);
  const { listing } = record;
  return {
    delivery: deliveryOf(rows, record.onServer),
    write: () => setWriting(true),
    remove: () => void unsaveListing(record.id, database),
    dialogs: listing !== null && writing && (
      <ContactAgentDialog
        listing={listing}
        after="/dashboard/messages"
        onClose={() => setWriting(false)}
      />
    ),
  };
}
