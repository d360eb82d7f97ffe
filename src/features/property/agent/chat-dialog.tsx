import { useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { MessageDialog } from '../../../components/dialog/message-dialog';
import { useDelivery } from '../../../components/delivery/use-delivery';
import { useSentMessage } from '../../../components/delivery/use-sent-message';
import type { Listing } from '../../../contract/listing/property';
import { sendContact } from '../../../db/repositories/contacts/contact-commands';
import { enquiryAbout } from '../../../domain/messages/enquiry-about';
import { PROFILE } from '../../../domain/profile';
import type { ContactInfo } from '../../../domain/property/contact-info';

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
  const letter = useSentMessage();
  const [contactId, setContactId] = useState<string | null>(null);
  const contact = useDelivery(
    contactId === null ? null : { kind: 'contact.send', entityId: contactId },
  );
  const send = async (message: { content: string; form: string }) => {
    if (visitor === null) return letter.send({ ...enquiryAbout(listing), ...message });
    if (!PROFILE.sendsCommands) return;
    const { content, form } = message;
    const said = { kind: 'chat', message: content, form } as const;
    setContactId(await sendContact(visitor, listing, said, database));
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
      delivery={visitor === null ? letter.delivery : contact}
      onSend={send}
      onClose={onClose}
    />
  );
}
