import { Button, ButtonLink } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { AgentSavedCosts } from './agent-saved-costs';
import { AgentSavedFacts } from './agent-saved-facts';
import { GoneHome } from '../gone-home';
import { SavedRow } from '../saved-row';
import { type AgentSavedProps, useAgentSaved } from './use-agent-saved';

/** One saved listing as a row of a phone, with its other costs in its menu. */
export function AgentSavedRow(props: AgentSavedProps) {
  const { record } = props;
  const { delivery, write, remove, dialogs } = useAgentSaved(props);
  const { listing } = record;
  if (listing === null) return <GoneHome onRemove={remove} />;
  return (
    <div>
      <SavedRow
        record={record}
        listing={listing}
        delivery={delivery}
        sentText="Saved in your account"
      >
        {(choose) => (
          <>
            <AgentSavedCosts listing={listing} />
            <AgentSavedFacts record={record} listing={listing} />
            <div className={stack.tight}>
              <ButtonLink wide to={`/property-detail/${listing.id}`}>
                View Details
              </ButtonLink>
              <Button wide icon="message" onClick={choose(write)}>
                Contact Agent
              </Button>
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
