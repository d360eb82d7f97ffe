import { Button, ButtonLink } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { AgentSavedCosts } from './agent-saved-costs';
import { AgentSavedFacts } from './agent-saved-facts';
import { GoneHome } from '../gone-home';
import { HomeTick } from '../home-tick';
import { SavedRow } from '../saved-row';
import { type SavedHomeProps, useSavedHome } from '../use-saved-home';

/** One saved listing as a row of a phone, with its other costs in its menu. */
export function AgentSavedRow(props: SavedHomeProps) {
  const { record } = props;
  const { delivery, sentText, write, remove, dialogs } = useSavedHome(props, '/dashboard/messages');
  const { listing } = record;
  if (listing === null) return <GoneHome savedAt={record.savedAt} onRemove={remove} />;
  return (
    <div>
      <SavedRow
        record={record}
        listing={listing}
        delivery={delivery}
        sentText={sentText}
        tick={props.ticking && <HomeTick {...props} title={listing.title} />}
      >
        {(choose) => (
          <>
            <AgentSavedCosts listing={listing} />
            <AgentSavedFacts record={record} listing={listing} />
            <div className={stack.tight}>
              <ButtonLink wide to={`/property-detail/${listing.id}`}>
                View Details
              </ButtonLink>
              {write && (
                <Button wide icon="message" onClick={choose(write)}>
                  Contact Agent
                </Button>
              )}
              <Button wide icon="trash" onClick={choose(remove)}>
                Remove
              </Button>
            </div>
          </>
        )}
      </SavedRow>
      {dialogs}
    </div>
  );
}
