import { ButtonLink } from '../../../components/button';
import { FindInList, useFind } from '../../../components/form/find-in-list';
import { CardSkeletons } from '../../../components/listing/card-skeleton';
import { useHeard } from '../../../components/delivery/use-heard';
import { EmptyState } from '../../../components/page/empty-state';
import rowList from '../../../components/page/row-list.module.css';
import stack from '../../../components/stack.module.css';
import { listSaved } from '../../../db/repositories/saved/saved-repository';
import { savedWords } from '../../../domain/saved/saved-words';
import { SAMPLE_LISTINGS } from '../../../domain/samples/sample-listings';
import { AgentSavedCard } from './agent-saved-card';
import { AgentSavedRow } from './agent-saved-row';
import { useSavedView } from '../use-saved-view';
import { ViewChoice } from '../view-choice';
import { SampleCard } from '../sample-card';

/** What an agent has saved of others' listings (ASAV-1); samples while there is none. */
export default function AgentSaved() {
  const saved = useHeard('saved-properties', listSaved);
  const { view, choose } = useSavedView();
  const Home = view === 'rows' ? AgentSavedRow : AgentSavedCard;
  const count = saved?.length ?? 0;
  const { find, found } = useFind(saved ?? [], ({ item }) => savedWords(item));
  return (
    <>
      <div className={stack.between}>
        <h1>Saved Properties</h1>
        {choose !== null && count > 0 && <ViewChoice view={view} onChoose={choose} />}
      </div>
      {saved === undefined || view === undefined ? (
        <CardSkeletons count={3} label="Opening your saved properties" />
      ) : saved.length === 0 ? (
        <>
          <EmptyState
            icon="heart"
            title="No Saved Properties"
            action={<ButtonLink to="/search-results">Browse Properties</ButtonLink>}
          >
            Tap the heart on a listing to keep it here with its photos. These are samples.
          </EmptyState>
          <div className={stack.cards}>
            {SAMPLE_LISTINGS.map((listing) => (
              <SampleCard key={listing.id} listing={listing} />
            ))}
          </div>
        </>
      ) : (
        <>
          <FindInList find={find} label="Find in your saved properties" />
          <div className={view === 'rows' ? rowList.list : stack.cards}>
            {found.map(({ item, rows }) => (
              <Home key={item.id} record={item} rows={rows} />
            ))}
          </div>
        </>
      )}
    </>
  );
}
