import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { MessageDialog } from '../../components/message-dialog';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { useLoginPrompt } from '../../components/use-login-prompt';
import type { Listing } from '../../contract/property';
import { sendMessage } from '../../db/repositories/message-repository';
import { rowsOf } from '../../db/repositories/outbox-repository';
import { withRoom } from '../../sync/with-room';
import styles from './property-view.module.css';

/** Who offers the listing, and the ways to reach them (PROP-3). */
export function AgentCard({ listing }: { listing: Listing }) {
  const { agent } = listing;
  const { user } = useSession();
  const { withLogin, prompt } = useLoginPrompt();
  const [writing, setWriting] = useState(false);
  const [messageId, setMessageId] = useState<string | null>(null);
  const rows = useLiveQuery(
    () => (messageId === null ? undefined : rowsOf([messageId])),
    [messageId],
  );
  const close = () => {
    setWriting(false);
    setMessageId(null);
  };
  const send = async (content: string) => {
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
          <Button
            look="primary"
            icon="message"
            onClick={() => withLogin('contact', () => setWriting(true))}
          >
            Contact Agent
          </Button>
        </>
      )}
      {prompt}
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
