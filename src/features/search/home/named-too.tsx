import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { placeTitle } from '../../../domain/search/results-heading';
import { type NamedToo, searchPlace } from './search-place';
import { hasArea, type SearchState } from '../../../domain/search/search-state';

/** Where several places were asked for: which one this is, and the others by a tap (HOME-9). */
export default function NamedTooPlaces({
  state,
  onSearch,
}: {
  state: SearchState;
  onSearch: (search: SearchState, history: NamedToo) => void;
}) {
  const namedToo = namedTooIn(useLocation().state);
  if (namedToo.length === 0 || hasArea(state)) return null;
  const search = (name: string) => {
    const others = namedToo.filter((other) => other !== name);
    void searchPlace(name).then((place) =>
      onSearch({ ...state, ...place }, { namedToo: [...others, state.location] }),
    );
  };
  return (
    <div className={stack.row} role="group" aria-label="Other places you asked for">
      <span className={stack.small}>
        One place is searched at a time: this is {placeTitle(state.location)}.
      </span>
      {namedToo.map((name) => (
        <Button key={name} icon="search" onClick={() => search(name)}>
          {placeTitle(name)}
        </Button>
      ))}
    </div>
  );
}

function namedTooIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('namedToo' in state)) return [];
  const { namedToo } = state;
  return Array.isArray(namedToo) ? namedToo.filter((one) => typeof one === 'string') : [];
}
