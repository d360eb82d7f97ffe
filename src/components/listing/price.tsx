import type { Listing } from '../../contract/listing/property';
import { formatNaira } from '../../domain/format/format-naira';
import { offerOf } from '../../domain/property/price/offers';
import { pricePerWeek } from '../../domain/property/price/price-per-week';
import styles from './price.module.css';

/** The price in naira, large, with what it is for; a rent says what that is per week too (RES-5). */
export function Price({ listing }: { listing: Pick<Listing, 'price' | 'listingType'> }) {
  const { period } = offerOf(listing.listingType);
  return (
    <p className={styles.price}>
      <strong>{formatNaira(listing.price)}</strong>
      {period !== '' && (
        <span>
          {' '}
          {period}{' '}
          {period === 'per year' && (
            <span className={styles.week}>
              ({formatNaira(pricePerWeek(listing.price))} per week)
            </span>
          )}
        </span>
      )}
    </p>
  );
}
