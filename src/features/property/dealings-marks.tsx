import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { readDealings } from '../../db/repositories/inspections/dealings-repository';
import { askedWords, visitWords } from '../../domain/inspections/visit-words';
import type { Delivery } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import styles from './property-view.module.css';

/** What one did about a home already, on its photo: it comes without moving what stands below (PROP-8). */
export function DealingsMarks({ propertyId }: { propertyId: string }) {
  const database = useDatabase();
  const known = useLiveQuery(() => readDealings(propertyId, database), [propertyId, database]);
  if (known === undefined) return null;
  const { visit, wrote, note } = known;
  if (visit === null && wrote === null && note === '') return null;
  return (
    <ul className={styles.dealings} aria-label="What you did about this home">
      {visit && (
        <li>
          <Icon name="clock" size={16} />
          {onItsWay(visit.delivery) === ''
            ? visitWords(visit.inspection)
            : `${askedWords(visit.inspection)}${onItsWay(visit.delivery)}`}
        </li>
      )}
      {wrote && (
        <li>
          <Icon name="message" size={16} />
          You wrote to the agent
          {onItsWay(wrote)}
        </li>
      )}
      {note !== '' && (
        <li>
          <Icon name="edit" size={16} />
          <span className={styles.note}>Your note: {note}</span>
        </li>
      )}
    </ul>
  );
}

/** What is said behind an action that the server's word has not come for; '' where it has. */
function onItsWay(delivery: Delivery): string {
  const words = delivery.state === 'sent' ? null : deliveryWords(delivery);
  return words === null ? '' : `: ${words.short.charAt(0).toLowerCase()}${words.short.slice(1)}`;
}
