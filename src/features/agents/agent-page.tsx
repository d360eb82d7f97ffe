import { useContext, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { CardSkeletons } from '../../components/listing/card-skeleton';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/page/empty-state';
import { SafetyButtons } from '../../components/listing/safety-buttons';
import stack from '../../components/stack.module.css';
import { useIsSlow } from '../../components/use-is-slow';
import { WithoutScriptsContext } from '../../components/context/without-scripts-context';
import { agentTitle } from '../../domain/agents/agent-title';
import { chosenHomes } from '../../domain/agents/chosen-homes';
import { setPageTitle } from '../../platform/page-title';
import { AgentHomes } from './agent-homes';
import styles from './agent-page.module.css';
import { AgentWho } from './agent-who';
import { type Asked, useAgent } from './use-agent';

/** An agent with their homes, or with those that a link was made for: from the device at once, refreshed behind it. */
export default function AgentPage() {
  // Ids are the same in capitals, as some apps write links.
  const id = (useParams().agentId ?? '').toLowerCase();
  const [params] = useSearchParams();
  const homes = useMemo(() => chosenHomes(params), [params]);
  const { page, state, showMore, loadingMore } = useAgent(id, homes);
  const withoutScripts = useContext(WithoutScriptsContext);
  const chosen = homes.length > 0;
  const title =
    page == null || state === 'gone'
      ? null
      : agentTitle(page.agent.company, chosen ? { homes: page.total ?? page.homes.length } : null);
  useEffect(() => {
    if (title !== null) setPageTitle(title);
  }, [title]);
  if (page == null || state === 'gone')
    return <NotHere state={state} reading={page === undefined} />;
  const { agent, fetchedAt } = page;
  return (
    <div className={stack.page}>
      {chosen && <h1>{title}</h1>}
      <div className={`${styles.columns} ${chosen ? styles.homesFirst : ''}`}>
        {!chosen && <AgentWho agent={agent} chosen={null} />}
        {page.homes.length === 0 && fetchedAt === null && state === 'asking' ? (
          <CardSkeletons count={3} label="Asking for the homes" />
        ) : (
          <AgentHomes
            page={page}
            offline={state === 'offline'}
            named={homes.length}
            loadingMore={loadingMore}
            showMore={showMore}
          />
        )}
        {chosen && <AgentWho agent={agent} chosen={page.homes} />}
      </div>
      <noscript>{withoutScripts}</noscript>
      <SafetyButtons
        what={[
          {
            subject: 'person',
            subjectId: agent.id,
            title: agent.company,
            label: 'Report the agent',
          },
        ]}
        person={{ id: agent.id, name: agent.company }}
      />
    </div>
  );
}

/** Nothing to show: why, and a way on. */
function NotHere({ state, reading }: { state: Asked; reading: boolean }) {
  const slow = useIsSlow(state === 'asking');
  if (reading || (state === 'asking' && !slow))
    return (
      <div className={stack.page}>
        <p role="status">Loading the agent’s page …</p>
      </div>
    );
  return (
    <div className={stack.page}>
      <EmptyState
        isPage
        icon="user"
        title={slow || state === 'offline' ? 'Not on this device yet' : 'Agent not found'}
        action={
          <ButtonLink look="primary" to="/search-results">
            Browse Properties
          </ButtonLink>
        }
      >
        {slow
          ? 'This agent is not kept on this device, and the connection is slow. The page is still being asked for and opens here by itself.'
          : state === 'offline'
            ? 'This page is not kept on this device, and there is no connection to look it up now. It is asked for again by itself.'
            : 'They may offer no homes here any more, or the address is not quite right.'}
      </EmptyState>
    </div>
  );
}
