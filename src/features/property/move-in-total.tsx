import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../../domain/format/format-naira';
import { moveInTotal } from '../../domain/property/price/move-in-total';
import styles from './move-in-total.module.css';

/** What it takes to get the key, sum by sum, with what deserves a question. */
export function MoveInTotal({ listing }: { listing: Listing }) {
  const moveIn = moveInTotal(listing);
  if (moveIn === null) return null;
  return (
    <section className={styles.box} aria-labelledby="move-in">
      <h3 id="move-in">To move in</h3>
      <dl className={styles.sums}>
        {moveIn.items.map(({ label, amount, warning }) => (
          <div key={label}>
            <dt>
              {label}
              {warning && (
                <span className={styles.warning}>
                  <Icon name="alert" size={16} />
                  {warning}
                </span>
              )}
            </dt>
            <dd>{formatNaira(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Move-in total</dt>
          <dd>{formatNaira(moveIn.total)}</dd>
        </div>
      </dl>
      <p className={`${stack.soft} ${stack.small}`}>
        The sums this listing names. Ask whether there is anything else before you pay.
      </p>
    </section>
  );
}
