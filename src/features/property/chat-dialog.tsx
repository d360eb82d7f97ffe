import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import type { Listing } from '../../contract/property';
import { sendContact } from '../../db/repositories/contact-repository';
import { sendMessage } from '../../db/repositories/message-repository';
import { readDelivery } from '../../db/repositories/delivery-repository';
import { PROFILE } from '../../domain/profile';
import type { ContactInfo } from '../../domain/property/contact-info';

/** Writes to the agent of a listing: from the account, or as a visitor who left their details (PROP-4). */
export function ChatDialog({
  listing,
  visitor,
  onClose,
}: {
  listing: Listing;
  visitor: ContactInfo | null;
  onClose: () => void;
}) {
  const database = useDatabase();
  const { agent } = listing;
  const [messageId, setMessageId] = useState<string | null>(null);
  const delivery = useLiveQuery(
    () =>
      messageId === null
        ? undefined
        : readDelivery(
            { kind: visitor === null ? 'message.send' : 'contact.send', entityId: messageId },
            database,
          ),
    [database, messageId, visitor],
  );
  const send = async (content: string) => {
    if (!PROFILE.sendsCommands) return;
    if (visitor !== null) {
      setMessageId(await sendContact(visitor, listing, 'chat', content, database));
      return;
    }
    const message = {
      recipient: { id: agent.id, name: agent.company },
      propertyId: listing.id,
      propertyTitle: listing.title,
      subject: `Enquiry: ${listing.title}`.slice(0, 200),
      content,
    };
    setMessageId(await sendMessage(message, database));
  };
  return (
    <MessageDialog
      title="Contact agent"
      draft={`message-${listing.id}`}
      to={agent.company}
      about={listing.title}
      delivery={delivery}
      onSend={send}
      onClose={onClose}
    />
  );
}
