import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { useIsOwn } from '../../components/listing/use-is-own';
import type { Inspection } from '../../contract/inspection/inspection';
import type { Listing } from '../../contract/listing/property';
import { PAGES } from '../../contract/pages';
import { readDealings } from '../../db/repositories/inspections/dealings-repository';
import { changesSinceSaved } from '../../domain/saved/changes-since-saved';
import { askedWords, visitWords } from '../../domain/inspections/visit-words';
import type { Delivery } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import styles from './dealings-marks.module.css';

/**
 * What one did about a home already, on its photo: it comes without moving what stands below (PROP-8).
 * Of one's own home nothing: what its agent answers is no letter to an agent.
 */
export function DealingsMarks({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const propertyId = listing.id;
  const isOwn = useIsOwn(listing);
  const known = useLiveQuery(() => readDealings(propertyId, database), [propertyId, database]);
  if (known === undefined || isOwn) return null;
  const { visit, wrote, note, saved } = known;
  const changed = changesSinceSaved(listing, saved);
  const isProposed = visit?.inspection.status === 'Rescheduled' && !visit.isAgreed;
  if (visit === null && wrote === null && note === '' && changed.length === 0) return null;
  return (
    <ul className={styles.dealings} aria-label="What you did about this home">
      {changed.map((words) => (
        <li key={words}>
          <Icon name="heart" size={16} />
          {words} when you saved it
        </li>
      ))}
      {visit && (
        <li>
          <Icon name="clock" size={16} />
          {isProposed ? (
            <Link to={`${PAGES.account.path}?tab=inspections`} className={styles.answer}>
              {visitWords(visit.inspection)}. Answer
            </Link>
          ) : (
            visitMark(visit)
          )}
        </li>
      )}
      {wrote && (
        <li>
          <Icon name="message" size={16} />
          {wrote.kind === 'call' ? 'You left the agent your number' : 'You wrote to the agent'}
          {onItsWay(wrote.delivery)}
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

type Visit = { inspection: Inspection; delivery: Delivery; isAgreed: boolean };

/** A visit as the server knows it, or how the request is on its way. */
function visitMark({ inspection, delivery, isAgreed }: Visit) {
  const way = onItsWay(delivery);
  const known = isAgreed ? ({ ...inspection, status: 'Confirmed' } as const) : inspection;
  return way === '' ? visitWords(known) : `${askedWords(inspection)}${way}`;
}

/** What is said behind an action that the server's word has not come for; '' where it has. */
function onItsWay(delivery: Delivery): string {
  const words = delivery.state === 'sent' ? null : deliveryWords(delivery);
  return words === null ? '' : `: ${words.short.charAt(0).toLowerCase()}${words.short.slice(1)}`;
}
