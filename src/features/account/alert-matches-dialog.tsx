import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { Price } from '../../components/listing/price';
import stack from '../../components/stack.module.css';
import type { SearchAlert } from '../../contract/search/search-alert';
import { listAlertMatches } from '../../db/repositories/alerts/alert-repository';
import { resultsPath } from '../../domain/search/alert-criteria';
import { formatCount } from '../../domain/format/format-count';

const SHOWN = 10;

/** The homes on this phone that an alert is about (DASH-10). */
export function AlertMatchesDialog({
  alert,
  onClose,
}: {
  alert: SearchAlert;
  onClose: () => void;
}) {
  const database = useDatabase();
  const matches = useLiveQuery(
    () => Promise.resolve(listAlertMatches(alert, SHOWN, database)),
    [database, alert.id],
  );
  return (
    <Dialog title={`Matches of ${alert.name}`} onClose={onClose}>
      {matches === undefined ? (
        <p role="status">Looking through this phone …</p>
      ) : (
        <>
          <p className={stack.soft}>
            {matches.total === 0
              ? 'No home on this phone matches. New ones are looked for with every refresh.'
              : `${formatCount(matches.total)} on this phone${matches.total > SHOWN ? `, the newest ${SHOWN} of them here` : ''}.`}
          </p>
          <ul className={stack.stack}>
            {matches.listings.map((listing) => (
              <li key={listing.id}>
                <Link to={`/property-detail/${listing.id}`}>{listing.title}</Link>
                <Price listing={listing} />
              </li>
            ))}
          </ul>
          <Link to={resultsPath(alert.criteria)}>Search again</Link>
        </>
      )}
    </Dialog>
  );
}
