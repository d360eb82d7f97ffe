import { ButtonLink } from '../../../components/button';
import { EmptyState } from '../../../components/page/empty-state';
import { SampleCards } from '../sample-cards';
import { SavedList } from '../saved-list';
import { AgentSavedCard } from './agent-saved-card';
import { AgentSavedRow } from './agent-saved-row';

/** What an agent has saved of others' listings (ASAV-1); samples while there is none. */
export default function AgentSaved() {
  return (
    <SavedList
      title={() => 'Saved Properties'}
      row={AgentSavedRow}
      card={AgentSavedCard}
      empty={
        <>
          <EmptyState
            icon="heart"
            title="No Saved Properties"
            action={<ButtonLink to="/search-results">Browse Properties</ButtonLink>}
          >
            Tap the heart on a listing to keep it here with its photos. These are samples.
          </EmptyState>
          <SampleCards />
        </>
      }
    />
  );
}
