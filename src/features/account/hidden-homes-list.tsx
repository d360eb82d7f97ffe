import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import { useHideHome } from '../../components/listing/use-hide-home';
import { listHiddenHomes } from '../../db/repositories/hidden-homes/hidden-home-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import styles from './account.module.css';

/** The homes this person hid, each with the way to see it again (HIDE-1). */
export function HiddenHomesList() {
  const database = useDatabase();
  const { unhide } = useHideHome();
  const entries = useLiveQuery(() => listHiddenHomes(database), [database]);
  if (entries === undefined || entries.length === 0) return null;
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="hidden-homes">
      <h2 id="hidden-homes">Homes you hid</h2>
      <ul className={stack.tight}>
        {entries.map(({ item: home, rows }) => (
          <li key={home.id} className={styles.item}>
            <span>
              <Link to={`/property-detail/${home.id}`}>
                <strong>{home.title}</strong>
              </Link>
              {rows.length > 0 && (
                <>
                  {' '}
                  <DeliveryChip delivery={deliveryOf(rows, false)} />
                </>
              )}
            </span>
            <Button aria-label={`Show ${home.title} again`} onClick={() => unhide(home)}>
              Show again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
