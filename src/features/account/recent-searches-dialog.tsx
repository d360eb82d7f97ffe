import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import stack from '../../components/stack.module.css';
import { listCachedSearches } from '../../db/repositories/search/search-repository';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import { activeFilters } from '../../domain/search/active-filters';
import { resultsHeading } from '../../domain/search/results-heading';
import { When } from '../../components/when';
import { searchFromParams } from '../../domain/search/search-state';

/** The last searches made here: what for, when, and how many homes there were (DASH-10). */
export function RecentSearchesDialog({ onClose }: { onClose: () => void }) {
  const database = useDatabase();
  const searches = useLiveQuery(() => listCachedSearches(10, database), [database]) ?? [];
  return (
    <Dialog title="Recent searches" onClose={onClose}>
      {searches.length === 0 && <p>No search has been made on this device yet.</p>}
      <ul className={stack.stack}>
        {searches.map(({ key, total, totalIsCapped, fetchedAt }) => {
          const state = searchFromParams(new URLSearchParams(key));
          const said = [...activeFilters(state).map(({ label }) => label), state.text];
          const narrowed = said.filter(Boolean).join(', ');
          return (
            <li key={key}>
              <Link to={`/search-results?${key}`}>{resultsHeading(state)}</Link>
              <p className={`${stack.soft} ${stack.small}`}>
                {narrowed !== '' && `${narrowed} · `}
                {totalIsCapped ? `${formatCount(total)}+ results` : countOf(total, 'result')},{' '}
                <When at={fetchedAt} />
              </p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
