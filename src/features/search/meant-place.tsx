import { Button } from '../../components/button';
import { nameMeant } from '../../domain/places/name-meant';
import { placesNamed } from '../../domain/search/place/places-named';
import type { SearchState } from '../../domain/search/search-state';

/** Where nothing was found under what was written: the place that is meant by it, or each of several (RES-6). */
export default function MeantPlace({
  written,
  change,
}: {
  written: string;
  change: (next: Partial<SearchState>) => void;
}) {
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
  const name = nameMeant(written);
  if (name === null || name.toLowerCase() === written.trim().toLowerCase()) return null;
  return (
    <Button look="green" icon="search" onClick={() => change({ location: name })}>
      Search in {name}
    </Button>
  );
}
