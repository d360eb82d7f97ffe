import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery-chip';
import stack from '../../components/stack.module.css';
import styles from './account-page.module.css';
import { deleteAlert, listAlerts } from '../../db/repositories/alert-repository';
import { resultsPath } from '../../domain/search/alert-criteria';
import { requestDrain } from '../../sync/request-drain';

/** The searches a person keeps, and those that write to them, from this phone. */
export function SavedSearches() {
  const entries = useLiveQuery(() => listAlerts());
  if (entries === undefined || entries.length === 0) return null;
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="searches">
      <h2 id="searches">Saved searches and alerts</h2>
      <ul className={stack.tight}>
        {entries.map(({ item: alert, rows }) => (
          <li key={alert.id} className={styles.item}>
            <span>
              <Link to={resultsPath(alert.criteria)}>{alert.name}</Link>
              <br />
              <span className={stack.soft}>
                {alert.active ? `E-mail: ${alert.frequency.toLowerCase()}` : 'Saved search'}
                {alert.criteria.listingType === 'rent' ? ', to rent' : ', for sale'}
              </span>{' '}
              <DeliveryChip rows={rows} />
            </span>
            <Button
              icon="trash"
              aria-label={`Delete ${alert.name}`}
              onClick={() => void deleteAlert(alert).then(requestDrain)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
