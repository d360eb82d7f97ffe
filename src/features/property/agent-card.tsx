import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { MessageDialog } from '../../components/message-dialog';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { readContactInfo, sendContact } from '../../db/repositories/contact-repository';
import { sendMessage } from '../../db/repositories/message-repository';
import { rowsOf } from '../../db/repositories/outbox-repository';
import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../domain/property/contact-info';
import { withRoom } from '../../sync/with-room';
import { ContactInfoDialog } from './contact-info-dialog';
import styles from './property-view.module.css';

/** Who offers the listing, and the ways to reach them (PROP-3). */
export function AgentCard({ listing }: { listing: Listing }) {
  const { agent } = listing;
  const { user } = useSession();
  const [asking, setAsking] = useState<ContactInfo | null>(null);
  const [visitor, setVisitor] = useState<ContactInfo | null>(null);
  const [writing, setWriting] = useState(false);
  const [messageId, setMessageId] = useState<string | null>(null);
  const rows = useLiveQuery(
    () => (messageId === null ? undefined : rowsOf([messageId])),
    [messageId],
  );
  const contact = async () => {
    if (user === null) setAsking(await readContactInfo().catch(() => EMPTY_CONTACT_INFO));
    else setWriting(true);
  };
  const close = () => {
    setWriting(false);
    setMessageId(null);
  };
  const send = async (content: string) => {
    if (user === null && visitor !== null) {
      setMessageId(await withRoom(() => sendContact(visitor, listing, content)));
      return;
    }
    const message = {
      recipient: { id: agent.id, name: agent.company },
      propertyId: listing.id,
      propertyTitle: listing.title,
      subject: `Enquiry: ${listing.title}`.slice(0, 200),
      content,
    };
    setMessageId(await withRoom(() => sendMessage(message)));
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="agent-heading">
      <h2 id="agent-heading">{agent.company}</h2>
      {agent.verified && (
        <span className={styles.badge}>
          <Icon name="shield" size={18} />
          Verified Agent
        </span>
      )}
      {user?.id === agent.id ? (
        <p className={stack.soft}>This is your own listing.</p>
      ) : (
        <>
          {agent.phone && (
            <a className={styles.call} href={`tel:${agent.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" />
              Call Agent
            </a>
          )}
          <Button look="primary" icon="message" onClick={() => void contact()}>
            Contact Agent
          </Button>
        </>
      )}
      {asking !== null && (
        <ContactInfoDialog
          initial={asking}
          onClose={() => setAsking(null)}
          onContinue={(info) => {
            setVisitor(info);
            setAsking(null);
            setWriting(true);
          }}
        />
      )}
      {writing && (
        <MessageDialog
          title="Contact agent"
          to={agent.company}
          about={listing.title}
          rows={rows}
          onSend={send}
          onClose={close}
        />
      )}
    </section>
  );
}
