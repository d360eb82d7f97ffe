import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { useDatabase } from '../../components/database-context';
import { Icon } from '../../components/icon';
import { useSession } from '../../components/session-context';
import { useLoginPrompt } from '../../components/use-login-prompt';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { readContactInfo } from '../../db/repositories/contacts/contact-repository';
import { sendContact } from '../../db/repositories/contacts/contact-commands';
import { telephoneLink, whatsAppLink } from '../../domain/format/phone-links';
import { shownPhone } from '../../domain/format/shown-phone';
import { PROFILE } from '../../domain/profile';
import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../domain/property/contact-info';
import { CallDialog } from './call-dialog';
import { ChatDialog } from './chat-dialog';
import { LazyBookInspectionDialog } from './lazy-book-inspection-dialog';
import styles from './property-view.module.css';

// It asks for a phone number, and what reads one is larger than this page.
const ContactInfoDialog = lazy(() =>
  import('./contact-info-dialog').then((module) => ({ default: module.ContactInfoDialog })),
);

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
  const tel = telephoneLink(agent.phone);
  const whatsApp = whatsAppLink(agent.phone, greeting(listing));
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
          {tel && (
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
          {whatsApp && (
            <a
              className={`${buttons.button} ${buttons.secondary}`}
              href={whatsApp}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="send" />
              WhatsApp
            </a>
          )}
        </>
      )}
      <Suspense>
        {step && 'asking' in step && (
          <ContactInfoDialog
            initial={step.asking}
            onClose={close}
            onContinue={(info) => goOn(step.way, info)}
          />
        )}
      </Suspense>
      {step && 'visitor' in step && step.way === 'visit' && (
        <LazyBookInspectionDialog listing={listing} onClose={close} />
      )}
      {step && 'visitor' in step && step.way === 'call' && agent.phone && tel && (
        <CallDialog
          company={agent.company}
          tel={tel}
          phone={shownPhone(agent.phone)}
          onClose={close}
        />
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
