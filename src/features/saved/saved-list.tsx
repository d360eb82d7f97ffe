import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../components/button';
import { FindInList, useFind } from '../../components/form/find-in-list';
import { ChoiceBar } from '../../components/form/choice-bar';
import { CardSkeletons } from '../../components/listing/card-skeleton';
import { useHeard } from '../../components/delivery/use-heard';
import rowList from '../../components/page/row-list.module.css';
import stack from '../../components/stack.module.css';
import { listSaved } from '../../db/repositories/saved/saved-repository';
import { savedWords } from '../../domain/saved/saved-words';
import { type SavedSort, sortSaved } from '../../domain/saved/sort-saved';
import { CompareButton } from './compare-button';
import { CompareDialog } from './compare-dialog';
import { SavedToolbar } from './saved-toolbar';
import { shareSaved } from './share-saved';
import type { SavedHomeProps } from './use-saved-home';
import { useSavedView } from './use-saved-view';

/** Saved homes, sorted, found, compared and shared (DASH-3, ASAV-1), as rows on a phone and as cards. */
export function SavedList({
  title,
  row: Row,
  card: Card,
  empty,
}: {
  /** The heading, by how many there are. */
  title: (count: number) => string;
  row: ComponentType<SavedHomeProps>;
  card: ComponentType<SavedHomeProps>;
  /** Stands in the place of an empty list. */
  empty: ReactNode;
}) {
  const saved = useHeard('saved-properties', listSaved);
  const [sort, setSort] = useState<SavedSort>('saved');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [ticking, setTicking] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { view, choose } = useSavedView();
  const sorted = sortSaved(saved ?? [], sort, ({ item }) => item);
  const { find, found } = useFind(sorted, ({ item }) => savedWords(item));
  const Home = view === 'rows' ? Row : Card;
  if (saved === undefined || view === undefined)
    return (
      <>
        <h1>Saved Properties</h1>
        <CardSkeletons count={3} label="Opening your saved properties" />
      </>
    );
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
        <h1>{title(saved.length)}</h1>
        {view === 'rows' && listings.length > 1 && !ticking && (
          <Button look="plain" onClick={() => setTicking(true)}>
            Choose
          </Button>
        )}
      </div>
      {saved.length === 0 ? (
        empty
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
