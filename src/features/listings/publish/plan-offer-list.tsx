import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import stack from '../../../components/stack.module.css';
import type { PlanId } from '../../../contract/plan/plan-options';
import { readPlanWish } from '../../../db/repositories/plans/plan-wish-repository';
import { deliveryOf } from '../../../domain/outbox/delivery';
import { formatNaira } from '../../../domain/format/format-naira';
import { askedWords } from '../../../domain/plans/asked-words';
import { needsSentence, planOffers } from '../../../domain/plans/plan-offers';
import type { RoomTaken } from '../../../domain/plans/plan-room';
import styles from './plan-offer-list.module.css';

/** What each plan would publish, with the listing that waits counted in, and asking for one with room (PLAN-3). */
export function PlanOfferList({
  needs,
  onAsk,
}: {
  needs: RoomTaken;
  onAsk: (plan: PlanId) => void;
}) {
  const database = useDatabase();
  const wish = useLiveQuery(() => readPlanWish(database), [database]);
  if (wish === undefined || wish === null) return null;
  return (
    <>
      <p>{needsSentence(needs)}</p>
      <ul className={styles.offers} aria-label="Plans">
        {planOffers(wish.plan.plan, needs).map((offer) => (
          <li key={offer.id} className={styles.offer}>
            <span>
              <strong>{offer.name}</strong>
              {offer.isOwn ? ', yours' : `, ${formatNaira(offer.monthly)} a month`}
              <span className={`${stack.small} ${stack.soft} ${styles.allows}`}>
                {offer.allows}
                {!offer.hasRoom && ': no room for it'}
              </span>
            </span>
            {offer.id === wish.wished ? (
              <span className={stack.small} role="status">
                {askedWords(wish.rows.length === 0)}{' '}
                {wish.rows.length > 0 && <DeliveryChip delivery={deliveryOf(wish.rows, false)} />}
              </span>
            ) : (
              offer.hasRoom &&
              !offer.isOwn && <Button onClick={() => onAsk(offer.id)}>Ask for {offer.name}</Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
