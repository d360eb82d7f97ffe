import { useLiveQuery } from 'dexie-react-hooks';
import { CardSkeletons } from '../../components/card-skeleton';
import { useDatabase } from '../../components/database-context';
import { EmptyState } from '../../components/empty-state';
import stack from '../../components/stack.module.css';
import { listSaved } from '../../db/repositories/saved/saved-repository';
import { SAMPLE_LISTINGS } from '../../domain/samples/sample-listings';
import { AgentSavedCard } from './agent-saved-card';
import { SampleCard } from './sample-card';

/** What an agent has saved of others' listings (ASAV-1); samples while there is none. */
export default function AgentSaved() {
  const database = useDatabase();
  const saved = useLiveQuery(() => listSaved(database), [database]);
  return (
    <>
      <h1>Saved Properties</h1>
      {saved === undefined ? (
        <CardSkeletons count={3} label="Opening your saved properties" />
      ) : saved.length === 0 ? (
        <>
          <EmptyState icon="heart" title="No Saved Properties">
            Tap the heart on a listing to keep it here with its photos. These are samples.
          </EmptyState>
          <div className={stack.cards}>
            {SAMPLE_LISTINGS.map((listing) => (
              <SampleCard key={listing.id} listing={listing} />
            ))}
          </div>
        </>
      ) : (
        <div className={stack.cards}>
          {saved.map(({ item, rows }) => (
            <AgentSavedCard key={item.id} record={item} rows={rows} />
          ))}
        </div>
      )}
    </>
  );
}
