import { Navigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { nameMeant } from '../../domain/places/name-meant';
import { knownPart } from '../../domain/search/place/known-part';
import { placesNamed } from '../../domain/search/place/places-named';
import { type SearchState, searchToParams } from '../../domain/search/search-state';
import { searchInWords } from '../../domain/search/typed/search-in-words';

/**
 * Where nothing was found under what was written: the search that a sentence asks for (HOME-9), the place that is
 * meant, the known one beside other words, or each of several (RES-6).
 */
export default function MeantPlace({
  state,
  change,
}: {
  state: SearchState;
  change: (next: Partial<SearchState>) => void;
}) {
  const asked = searchInWords(state);
  if (asked !== null) {
    const { search, namedToo } = asked;
    const named = namedToo.length === 0 ? null : { namedToo };
    return <Navigate to={`?${searchToParams(search)}`} state={named} replace />;
  }
  const written = state.location;
  const places = placesNamed(written);
  if (places.length > 1)
    return places.map((place) => (
      <Button
        key={place}
        look="green"
        icon="search"
        onClick={() => change({ location: nameMeant(place) ?? place })}
      >
        Search in {place}
      </Button>
    ));
  const name = nameMeant(written) ?? knownPart(written);
  if (name === null || name.toLowerCase() === written.trim().toLowerCase()) return null;
  return (
    <Button look="green" icon="search" onClick={() => change({ location: name })}>
      Search in {name}
    </Button>
  );
}
