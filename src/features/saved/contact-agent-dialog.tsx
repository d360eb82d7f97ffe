import { useNavigate } from 'react-router-dom';
import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import { showDelivery } from '../../components/show-delivery';
import { showToast } from '../../components/toasts';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { Listing } from '../../contract/property';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import { PROFILE } from '../../domain/profile';

/** Writes to the agent of a saved home, and leads to the conversation that begins with it (DASH-6). */
export function ContactAgentDialog({
  listing,
  after = '/customer-dashboard?tab=messages',
  onClose,
}: {
  listing: Listing;
  /** Where the conversation is found. */
  after?: string;
  onClose: () => void;
}) {
  const database = useDatabase();
  const navigate = useNavigate();
  const send = async (message: { content: string; form: string }) => {
    const sent = 'Your message has been sent to the agent!';
    if (PROFILE.sendsCommands) {
      const id = await sendMessage(
        {
          recipient: { id: listing.agent.id, name: listing.agent.company },
          propertyId: listing.id,
          propertyTitle: listing.title,
          subject: `Enquiry: ${listing.title}`.slice(0, 200),
          ...message,
        },
        database,
      );
      const asked = { kind: 'message.send', entityId: id } as const;
      void showDelivery((patience) => settledDelivery(asked, database, patience), sent);
    } else showToast('success', sent);
    onClose();
    void navigate(after);
  };
  return (
    <MessageDialog
      title="Contact agent"
      form={`message-${listing.id}`}
      to={listing.agent.company}
      about={listing.title}
      delivery={undefined}
      onSend={send}
      onClose={onClose}
    />
  );
}
