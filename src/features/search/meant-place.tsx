import { Button } from '../../components/button';
import { nameMeant } from '../../domain/places/name-meant';
import type { SearchState } from '../../domain/search/search-state';

/** Where a place was written in another way than its name is, and nothing was found: the place that is meant (RES-6). */
export default function MeantPlace({
  written,
  change,
}: {
  written: string;
  change: (next: Partial<SearchState>) => void;
}) {
  const name = nameMeant(written);
  if (name === null || name.toLowerCase() === written.trim().toLowerCase()) return null;
  return (
    <Button look="green" icon="search" onClick={() => change({ location: name })}>
      Search in {name}
    </Button>
  );
}
