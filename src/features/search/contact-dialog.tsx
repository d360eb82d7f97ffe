import { MessageDialog } from '../../components/dialog/message-dialog';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import type { Listing } from '../../contract/listing/property';
import { enquiryAbout } from '../../domain/messages/enquiry-about';

/** Writes to the agent of a result, from the account (RES-5). */
export default function ContactDialog({
  listing,
  onClose,
}: {
  listing: Listing;
  onClose: () => void;
}) {
  const { delivery, send } = useSentMessage();
  return (
    <MessageDialog
      title="Contact agent"
      form={`message-${listing.id}`}
      to={listing.agent.company}
      about={listing.title}
      delivery={delivery}
      onClose={onClose}
      onSend={(message) => send({ ...enquiryAbout(listing), ...message })}
    />
  );
}
