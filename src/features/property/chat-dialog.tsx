import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import type { Listing } from '../../contract/property';
import { sendContact } from '../../db/repositories/contacts/contact-commands';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import { readDelivery } from '../../db/repositories/outbox/delivery-repository';
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
  const send = async (message: { content: string; form: string }) => {
    if (!PROFILE.sendsCommands) return;
    if (visitor !== null) {
      const { content, form } = message;
      const contact = { kind: 'chat', message: content, form } as const;
      setMessageId(await sendContact(visitor, listing, contact, database));
      return;
    }
    const letter = {
      recipient: { id: agent.id, name: agent.company },
      propertyId: listing.id,
      propertyTitle: listing.title,
      subject: `Enquiry: ${listing.title}`.slice(0, 200),
      ...message,
    };
    setMessageId(await sendMessage(letter, database));
  };
  return (
    <MessageDialog
      title="Contact agent"
      form={`message-${listing.id}`}
      to={agent.company}
      about={listing.title}
      answered={
        visitor === null
          ? `${agent.company} answers in your messages here.`
          : `${agent.company} can answer you at ${visitor.email} or ${visitor.phone}, not on this page.`
      }
      delivery={delivery}
      onSend={send}
      onClose={onClose}
    />
  );
}
