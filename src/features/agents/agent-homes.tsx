import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/page/empty-state';
import { ListingCard } from '../../components/listing/listing-card';
import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { HomeCorner } from '../../components/listing/home-corner';
import { NOTHING_KNOWN, readKnownHomes } from '../../db/repositories/seen/known-homes';
import { When } from '../../components/when';
import stack from '../../components/stack.module.css';
import type { AgentOnDevice } from '../../db/repositories/agents/agent-repository';
import { agentPath } from '../../domain/agents/agent-path';
import { countOf } from '../../domain/format/count-of';

/** The homes of an agent's page, and how many a link named that are not offered any more. */
export function AgentHomes({
  page: { agent, homes, total, nextCursor, fetchedAt },
  offline,
  named,
  loadingMore,
  showMore,
}: {
  page: AgentOnDevice;
  /** The server could not be asked whether this is the newest. */
  offline: boolean;
  /** How many homes the address names; 0 where all are shown. */
  named: number;
  loadingMore: boolean;
  showMore: () => void;
}) {
  const database = useDatabase();
  const known = useLiveQuery(() => readKnownHomes(database), [database]) ?? NOTHING_KNOWN;
  const count = total ?? homes.length;
  const gone = total === null ? 0 : named - count;
  const all = (
    <ButtonLink to={agentPath(agent.id)}>
      All {agent.homes === undefined ? 'homes' : countOf(agent.homes, 'home')} of {agent.company}
    </ButtonLink>
  );
  const age = offline && <Age fetchedAt={fetchedAt} />;
  // Without a network nobody knows that they are gone, unless the server said so before.
  const isUnknown = offline && total !== 0;
  if (homes.length === 0)
    return (
      <EmptyState
        icon="home"
        title={
          isUnknown
            ? 'These homes are not on this device'
            : named === 0
              ? 'No home is offered now'
              : 'These homes are not offered any more'
        }
        action={named > 0 ? all : <ButtonLink to="/search-results">Browse other homes</ButtonLink>}
      >
        {isUnknown
          ? 'They are asked for again by themselves.'
          : named === 0 && 'New homes of this agent are shown here.'}{' '}
        {!isUnknown && age}
      </EmptyState>
    );
  return (
    <div className={stack.stack}>
      {(named === 0 || offline) && (
        // One line: words of their own, when asking has failed, would move all that is read.
        <p role="status">
          {named === 0 && countOf(count, 'home')}
          {named === 0 && offline && '. '}
          {age}
        </p>
      )}
      {gone > 0 && (
        <p role="status" className={stack.soft}>
          {countOf(gone, 'home')} of this link {gone === 1 ? 'is' : 'are'} not offered any more.
        </p>
      )}
      <div className={stack.cards}>
        {homes.map((listing, index) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            eager={index === 0}
            seen={known.seen.has(listing.id)}
            corner={
              <HomeCorner
                listing={listing}
                saved={known.saved.has(listing.id)}
                hidden={known.hidden.has(listing.id)}
              />
            }
          />
        ))}
      </div>
      {nextCursor !== null && (
        <Button onClick={showMore} disabled={loadingMore}>
          {loadingMore ? 'Loading more …' : 'Show more'}
        </Button>
      )}
      {named > 0 && all}
    </div>
  );
}

/** How old the phone's copy is. */
function Age({ fetchedAt }: { fetchedAt: number | null }) {
  if (fetchedAt === null)
    return <>No connection: these are the homes kept on this device; there may be more.</>;
  return (
    <>
      No connection. This page is from this device, last refreshed <When at={fetchedAt} />.
    </>
  );
}
