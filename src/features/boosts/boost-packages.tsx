import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import type { BoostPackage } from '../../contract/plan/boost';
import { formatNaira } from '../../domain/format/format-naira';
import { BOOST_PACKAGES } from '../../domain/plans/boost-packages';
import styles from './boosts.module.css';

/** The packages for sale. */
export function BoostPackages({ onBuy }: { onBuy: (pack: BoostPackage) => void }) {
  return (
    <section className={stack.stack} aria-labelledby="boost-packages">
      <h2 id="boost-packages">Boost Packages</h2>
      <div className={styles.packages}>
        {BOOST_PACKAGES.map((pack) => (
          <article
            key={pack.id}
            className={`${stack.card} ${stack.tight} ${styles.package}`}
            aria-label={`${pack.name} package`}
          >
            <div className={stack.between}>
              <h3>{pack.name}</h3>
              {pack.recommended && <Badge tone="warn">Best Value</Badge>}
            </div>
            <p className={styles.price}>{formatNaira(pack.price)}</p>
            <ul className={styles.features}>
              {pack.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <Button onClick={() => onBuy(pack)}>Buy {pack.quantity} boosts</Button>
          </article>
        ))}
      </div>
    </section>
  );
}
