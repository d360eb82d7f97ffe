import type { Listing } from '../contract/property';
import { formatNaira } from '../domain/format/format-naira';
import { pricePerWeek } from '../domain/property/price-per-week';
import styles from './price.module.css';

/** The price in naira, large; a rent says 'per year' and what that is per week (RES-5). */
export function Price({ listing }: { listing: Pick<Listing, 'price' | 'listingType'> }) {
  return (
    <p className={styles.price}>
      <strong>{formatNaira(listing.price)}</strong>
      {listing.listingType === 'rent' && (
        <span>
          {' '}
          per year{' '}
          <span className={styles.week}>({formatNaira(pricePerWeek(listing.price))} per week)</span>
        </span>
      )}
    </p>
  );
}
