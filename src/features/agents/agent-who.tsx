import { AgentStanding } from '../../components/listing/agent-standing';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { useSession } from '../../components/context/session-context';
import { PrintButton } from '../../components/print-homes/print-button';
import { ShareButton } from '../../components/listing/share-button';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import type { AgentOnDevice } from '../../db/repositories/agents/agent-repository';
import { agentMessage } from '../../domain/agents/agent-message';
import { agentPath } from '../../domain/agents/agent-path';
import { chosenHomesMessage } from '../../domain/agents/chosen-homes-message';
import { telephoneLink, whatsAppLink } from '../../domain/format/phone-links';
import { BRAND } from '../../domain/brand';
import { pageOrigin } from '../../platform/page-origin';
import styles from './agent-page.module.css';

/** Who an agent is, where their homes lie, how soon they answer, and the ways to reach them. */
export function AgentWho({
  agent,
  chosen,
}: {
  agent: AgentOnDevice['agent'];
  /** The homes of a page of some alone, which its own heading says; null where it is of all. */
  chosen: readonly Listing[] | null;
}) {
  const { user } = useSession();
  const { company, name, phone, since, languages, areas = [], answerMinutes, feeReports } = agent;
  const url = pageOrigin() + agentPath(agent.id);
  const tel = telephoneLink(phone);
  const whatsApp = whatsAppLink(phone, `Hello, I saw your homes on ${BRAND}. ${url}`);
  const way = `${buttons.button} ${buttons.secondary}`;
  const Name = chosen === null ? 'h1' : 'h2';
  const link =
    chosen === null
      ? url
      : pageOrigin() +
        agentPath(
          agent.id,
          chosen.map(({ id }) => id),
        );
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="agent-name">
      <div className={stack.tight}>
        <Name id="agent-name" className={styles.name}>
          {company}
        </Name>
        <AgentStanding
          verified={agent.verified}
          person={name === company ? undefined : name}
          since={since}
          answerMinutes={answerMinutes}
          feeReports={feeReports}
        />
        {languages && <p className={stack.small}>Speaks {languages}</p>}
      </div>
      {areas.length > 0 && (
        <ul className={styles.areas} aria-label="Areas">
          {areas.map(({ place, homes }) => (
            <li key={place}>
              {place} ({homes})
            </li>
          ))}
        </ul>
      )}
      {user?.id === agent.id && <p className={stack.soft}>This is your page, as others see it.</p>}
      <div className={styles.ways}>
        {tel && user?.id !== agent.id && (
          <a className={way} href={tel}>
            <Icon name="phone" size={18} />
            Call
          </a>
        )}
        {whatsApp && user?.id !== agent.id && (
          <a className={way} href={whatsApp} target="_blank" rel="noreferrer">
            <Icon name="send" size={18} />
            WhatsApp
          </a>
        )}
        <ShareButton
          title={company}
          url={link}
          message={
            chosen === null
              ? agentMessage({ company, homes: agent.homes ?? 0, areas }, url)
              : chosenHomesMessage(company, chosen, link)
          }
        />
        {chosen !== null && (
          <PrintButton
            company={company}
            phone={phone}
            homes={chosen.map((home) => ({ ...home, photo: home.images[0] }))}
            url={link}
            disabled={chosen.length === 0}
          />
        )}
      </div>
    </section>
  );
}
