import { useState } from 'react';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { useDatabase } from '../../components/database-context';
import { Icon } from '../../components/icon';
import { useSession } from '../../components/session-context';
import { useLoginPrompt } from '../../components/use-login-prompt';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { readContactInfo, sendContact } from '../../db/repositories/contact-repository';
import { telephoneLink, whatsAppLink } from '../../domain/format/phone-links';
import { PROFILE } from '../../domain/profile';
import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../domain/property/contact-info';
import { BookInspectionDialog } from './book-inspection-dialog';
import { CallDialog } from './call-dialog';
import { ChatDialog } from './chat-dialog';
import { ContactInfoDialog } from './contact-info-dialog';
import styles from './property-view.module.css';

type Way = 'chat' | 'call' | 'visit';
type Step = { way: Way; asking: ContactInfo } | { way: Way; visitor: ContactInfo | null };

/** Who offers the listing, and the ways to reach them (PROP-3, PROP-4). */
export function AgentCard({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const { agent } = listing;
  const { user } = useSession();
  const { withLogin, prompt } = useLoginPrompt();
  const [step, setStep] = useState<Step | null>(null);
  const begin = async (way: Way) => {
    if (user !== null) setStep({ way, visitor: null });
    else setStep({ way, asking: await readContactInfo(database).catch(() => EMPTY_CONTACT_INFO) });
  };
  const goOn = (way: Way, visitor: ContactInfo) => {
    setStep({ way, visitor });
    // Who calls is told to the agent, who may ring back; the call itself does not wait for it.
    if (way === 'call' && PROFILE.sendsCommands)
      void sendContact(visitor, listing, { kind: 'call', message: '' }, database).catch(
        () => undefined,
      );
  };
  const close = () => setStep(null);
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
            <Button icon="phone" onClick={() => void begin('call')}>
              Call Agent
            </Button>
          )}
          <Button look="primary" icon="message" onClick={() => void begin('chat')}>
            Contact Agent
          </Button>
          <Button icon="clock" onClick={() => withLogin('inspect', () => void begin('visit'))}>
            Book Inspection
          </Button>
          {agent.phone && (
            <a
              className={`${buttons.button} ${buttons.secondary}`}
              href={whatsAppLink(agent.phone, greeting(listing))}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="send" />
              WhatsApp
            </a>
          )}
        </>
      )}
      {step && 'asking' in step && (
        <ContactInfoDialog
          initial={step.asking}
          onClose={close}
          onContinue={(info) => goOn(step.way, info)}
        />
      )}
      {step && 'visitor' in step && step.way === 'call' && agent.phone && (
        <CallDialog
          company={agent.company}
          tel={telephoneLink(agent.phone)}
          phone={agent.phone}
          onClose={close}
        />
      )}
      {step && 'visitor' in step && step.way === 'visit' && (
        <BookInspectionDialog listing={listing} onClose={close} />
      )}
      {prompt}
      {step && 'visitor' in step && step.way === 'chat' && (
        <ChatDialog listing={listing} visitor={step.visitor} onClose={close} />
      )}
    </section>
  );
}

/** The first words of a chat, so that the agent knows which home is meant. */
function greeting(listing: Listing): string {
  return `Hello, I am interested in ${listing.title}, ${listing.address}. Is it still available? ${window.location.origin}/property-detail/${listing.id}`;
}
