import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AgentStanding } from '../../../components/listing/agent-standing';
import { Button } from '../../../components/button';
import buttons from '../../../components/button.module.css';
import { useDatabase } from '../../../components/context/database-context';
import { Icon } from '../../../components/icon';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { useSession } from '../../../components/context/session-context';
import { useIsOwn } from '../../../components/listing/use-is-own';
import { useSafety } from '../../../components/listing/use-safety';
import { useLoginPrompt } from '../../../components/dialog/use-login-prompt';
import stack from '../../../components/stack.module.css';
import type { ListingBackground } from '../../../contract/listing/listing-background';
import type { Listing } from '../../../contract/listing/property';
import { readContactInfo } from '../../../db/repositories/contacts/contact-repository';
import { sendContact } from '../../../db/repositories/contacts/contact-commands';
import { agentPath } from '../../../domain/agents/agent-path';
import { telephoneLink, whatsAppLink } from '../../../domain/format/phone-links';
import { shownPhone } from '../../../domain/format/shown-phone';
import { PROFILE } from '../../../domain/profile';
import { type ContactInfo, EMPTY_CONTACT_INFO } from '../../../domain/property/contact-info';
import { pageOrigin } from '../../../platform/page-origin';
import { CallDialog } from './call-dialog';
import { ChatDialog } from './chat-dialog';
import { LazyBookInspectionDialog } from '../lazy-book-inspection-dialog';
import { useFreeTimesAhead } from '../use-free-times-ahead';
import styles from './agent-card.module.css';

// It asks for a phone number, and what reads one is larger than this page.
const ContactInfoDialog = lazyDialog(() => import('./contact-info-dialog'));

type Way = 'chat' | 'call' | 'visit';
type Step = { way: Way; asking: ContactInfo } | { way: Way; visitor: ContactInfo | null };

/** Who offers the listing, and the ways to reach them (PROP-3, PROP-4); on a phone these stay at the thumb (PROP-7). */
export function AgentCard({
  listing,
  gone,
  standing,
}: {
  listing: Listing;
  gone: boolean;
  /** How soon they answer and since when they are here; null while nobody told. */
  standing: ListingBackground['agent'] | null;
}) {
  const database = useDatabase();
  const { agent } = listing;
  const { user } = useSession();
  const isOwn = useIsOwn(listing);
  const blocked = useSafety(agent.id).blocked;
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
  useFreeTimesAhead(listing);
  const close = () => setStep(null);
  const offered = !gone && listing.status === 'Active';
  const tel = telephoneLink(agent.phone);
  const whatsApp = whatsAppLink(agent.phone, greeting(listing));
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="agent-heading">
      <h2 id="agent-heading">{agent.company}</h2>
      <AgentStanding verified={agent.verified} {...standing} />
      {listing.status === 'Active' && (
        <Link className={styles.all} to={agentPath(agent.id)}>
          All homes of this agent
        </Link>
      )}
      {isOwn ? (
        <p className={stack.soft}>This is your own listing.</p>
      ) : (
        <>
          {blocked && <p className={stack.soft}>You blocked this agent.</p>}
          <div className={`${styles.ways} ${offered ? styles.atThumb : ''}`}>
            {tel && (
              <Button icon="phone" onClick={() => void begin('call')}>
                <WayName first="Call" rest="Agent" />
              </Button>
            )}
            {tel && agent.phone && (
              <noscript>
                <a className={`${buttons.button} ${buttons.secondary}`} href={tel}>
                  Call {shownPhone(agent.phone)}
                </a>
              </noscript>
            )}
            {!blocked && (
              <>
                <Button look="primary" icon="message" onClick={() => void begin('chat')}>
                  <WayName first="Contact" rest="Agent" />
                </Button>
                {offered && (
                  <Button
                    icon="clock"
                    onClick={() => withLogin('inspect', () => void begin('visit'))}
                  >
                    <WayName first="Book" rest="Inspection" />
                  </Button>
                )}
              </>
            )}
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
          </div>
        </>
      )}
      {step && 'asking' in step && (
        <ContactInfoDialog
          initial={step.asking}
          onClose={close}
          onContinue={(info) => goOn(step.way, info)}
        />
      )}
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

/** What a way is called; at the thumb its first word alone is shown, and the whole is read out. */
function WayName({ first, rest }: { first: string; rest: string }) {
  return (
    <span>
      {first}
      <span className={styles.rest}> {rest}</span>
    </span>
  );
}

/** The first words of a chat, so that the agent knows which home is meant. */
function greeting(listing: Listing): string {
  return `Hello, I am interested in ${listing.title}, ${listing.address}. Is it still available? ${pageOrigin()}/property-detail/${listing.id}`;
}
