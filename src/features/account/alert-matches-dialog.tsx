import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { Price } from '../../components/listing/price';
import stack from '../../components/stack.module.css';
import type { SearchAlert } from '../../contract/search/search-alert';
import { readAlertResults } from '../../db/repositories/alerts/alert-repository';
import { alertQuery } from '../../domain/alerts/alert-query';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import { refreshSearch } from '../../sync/refresh/refresh-search';
import { useRefresh } from '../../components/delivery/use-refresh';

const SHOWN = 10;

/** The homes that an alert is about, asked for anew (DASH-10). */
export function AlertMatchesDialog({
  alert,
  onClose,
}: {
  alert: SearchAlert;
  onClose: () => void;
}) {
  const database = useDatabase();
  const query = alertQuery(alert).toString();
  const matches = useLiveQuery(
    () => Promise.resolve(readAlertResults(alert, SHOWN, database)),
    [database, alert.id],
  );
  // This device may hold fewer than there are.
  const { busy } = useRefresh(async () => {
    await refreshSearch(query, null, database, false);
  }, alert.id);
  return (
    <Dialog title={`Matches of ${alert.name}`} onClose={onClose}>
      {matches === undefined ? (
        <p role="status">Looking through this device …</p>
      ) : (
        <>
          <p className={stack.soft}>
            {matchesWords(matches)}
            {busy && !matches.isAsked && ' Asking for more …'}
          </p>
          <ul className={stack.stack}>
            {matches.listings.map((listing) => (
              <li key={listing.id}>
                <Link to={`/property-detail/${listing.id}`}>{listing.title}</Link>
                <Price listing={listing} />
              </li>
            ))}
          </ul>
          <Link to={`/search-results?${query}`}>Search again</Link>
        </>
      )}
    </Dialog>
  );
}

function matchesWords({ total, isAsked }: { total: number; isAsked: boolean }): string {
  const newest = total > SHOWN ? `, the newest ${SHOWN} of them here` : '';
  if (isAsked) return total === 0 ? 'No home matches now.' : `${countOf(total, 'home')}${newest}.`;
  return total === 0
    ? 'No home on this device matches. There may be some once the server is reached.'
    : `${formatCount(total)} of the homes on this device${newest}. There may be more.`;
}
