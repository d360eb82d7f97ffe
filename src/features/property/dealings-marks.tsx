import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { readDealings } from '../../db/repositories/inspections/dealings-repository';
import { askedWords, visitWords } from '../../domain/inspections/visit-words';
import styles from './property-view.module.css';

/** What one did about a home already, on its photo: it comes without moving what stands below (PROP-8). */
export function DealingsMarks({ propertyId }: { propertyId: string }) {
  const database = useDatabase();
  const known = useLiveQuery(() => readDealings(propertyId, database), [propertyId, database]);
  if (known === undefined) return null;
  const { visit, wrote, waits, note } = known;
  if (visit === undefined && !wrote && note === '') return null;
  return (
    <ul className={styles.dealings} aria-label="What you did about this home">
      {visit && (
        <li>
          <Icon name="clock" size={16} />
          {waits.visit ? askedWords(visit) : visitWords(visit)}
        </li>
      )}
      {wrote && (
        <li>
          <Icon name="message" size={16} />
          You wrote to the agent{waits.wrote && ': on this phone, not sent yet'}
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
