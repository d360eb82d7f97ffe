import { useNavigate } from 'react-router-dom';
import { MessageDialog } from '../../components/dialog/message-dialog';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import type { Listing } from '../../contract/listing/property';
import { enquiryAbout } from '../../domain/messages/enquiry-about';

/** Writes to the agent of a saved home, and leads to the conversation that begins with it (DASH-6). */
export function ContactAgentDialog({
  listing,
  after,
  onClose,
}: {
  listing: Listing;
  /** Where the conversation is found. */
  after: string;
  onClose: () => void;
}) {
  const { sendAndTell } = useSentMessage();
  const navigate = useNavigate();
  const send = async (message: { content: string; form: string }) => {
    const sent = 'Your message has been sent to the agent!';
    await sendAndTell({ ...enquiryAbout(listing), ...message }, sent);
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
