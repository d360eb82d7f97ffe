import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { FindInList, useFind } from '../../components/form/find-in-list';
import { ChoiceBar } from '../../components/form/choice-bar';
import { CardSkeletons } from '../../components/listing/card-skeleton';
import { useHeard } from '../../components/delivery/use-heard';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import rowList from '../../components/page/row-list.module.css';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import {
  readPreference,
  storePreference,
} from '../../db/repositories/account/preference-repository';
import { listSaved } from '../../db/repositories/saved/saved-repository';
import { SAMPLE_LISTINGS } from '../../domain/samples/sample-listings';
import { savedWords } from '../../domain/saved/saved-words';
import { type SavedSort, sortSaved } from '../../domain/saved/sort-saved';
import { CompareButton } from './compare-button';
import { CompareDialog } from './compare-dialog';
import { SampleCard } from './sample-card';
import { SavedCard } from './saved-card';
import { SavedHomeRow } from './saved-home-row';
import { SavedToolbar } from './saved-toolbar';
import { shareSaved } from './share-saved';
import { useSavedView } from './use-saved-view';

/** Saved homes: sorted, compared, noted, shared (DASH-3); each with what has changed since. */
export function SavedProperties() {
  const database = useDatabase();
  const saved = useHeard('saved-properties', listSaved);
  const samples = useLiveQuery(() => readPreference('sampleSaved', database), [database]) === true;
  const [sort, setSort] = useState<SavedSort>('saved');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ticking, setTicking] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { view, choose } = useSavedView();
  const sorted = sortSaved(saved ?? [], sort, ({ item }) => item);
  const { find, found } = useFind(sorted, ({ item }) => savedWords(item));
  const Home = view === 'rows' ? SavedHomeRow : SavedCard;
  if (saved === undefined || view === undefined)
    return (
      <>
        <h1>Saved Properties</h1>
        <CardSkeletons count={3} label="Opening your saved properties" />
      </>
    );
  const shown = saved.length === 0 && samples ? SAMPLE_LISTINGS.length : saved.length;
  const listings = sorted.flatMap(({ item }) => item.listing ?? []);
  const ticked = listings.filter(({ id }) => chosen.includes(id));
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  const stop = () => {
    setTicking(false);
    setChosen([]);
  };
  return (
    <>
      <div className={stack.between}>
        <h1>Saved Properties ({shown})</h1>
        {view === 'rows' && listings.length > 1 && !ticking && (
          <Button look="plain" onClick={() => setTicking(true)}>
            Choose
          </Button>
        )}
      </div>
      {saved.length === 0 ? (
        samples ? (
          <div className={stack.cards}>
            {SAMPLE_LISTINGS.map((listing) => (
              <SampleCard key={listing.id} listing={listing} />
            ))}
          </div>
        ) : (
          <NothingSaved />
        )
      ) : (
        <>
          <SavedToolbar
            sort={sort}
            onSort={setSort}
            listings={listings}
            ticked={ticked}
            view={view}
            onView={choose}
            onCompare={() => setComparing(true)}
          />
          <FindInList find={find} label="Find in your saved properties" />
          <div className={view === 'rows' ? rowList.list : stack.cards}>
            {found.map(({ item: record, rows }) => (
              <Home
                key={record.id}
                record={record}
                rows={rows}
                ticking={ticking}
                chosen={chosen.includes(record.id)}
                onChoose={() => toggle(record.id)}
              />
            ))}
          </div>
        </>
      )}
      {choose !== null && (ticking || ticked.length > 0) && (
        <ChoiceBar
          label="Homes to compare or share"
          count={ticked.length}
          unseen={ticked.filter(({ id }) => !found.some(({ item }) => item.id === id)).length}
        >
          <Button look="plain" onClick={stop}>
            Cancel
          </Button>
          <Button
            icon="share"
            disabled={ticked.length === 0}
            onClick={() => void shareSaved(ticked)}
          >
            Share
          </Button>
          <CompareButton chosen={ticked.length} onCompare={() => setComparing(true)} />
        </ChoiceBar>
      )}
      {comparing && <CompareDialog listings={ticked} onClose={() => setComparing(false)} />}
    </>
  );
}

function NothingSaved() {
  const database = useDatabase();
  const { user } = useSession();
  return (
    <EmptyState
      icon="heart"
      title="No Saved Properties"
      action={
        <div className={stack.row}>
          <ButtonLink look="primary" to={user === null ? '/login?next=/saved-properties' : '/'}>
            {user === null ? 'Log In' : 'Browse Properties'}
          </ButtonLink>
          <Button onClick={() => void storePreference('sampleSaved', true, database)}>
            Load Demo Properties
          </Button>
        </div>
      }
    >
      {user === null
        ? 'Log in to save homes. They stay on this device with their photos, network or not.'
        : 'Tap the heart on a home you like. It stays on this device with its photos, network or not.'}
    </EmptyState>
  );
}
