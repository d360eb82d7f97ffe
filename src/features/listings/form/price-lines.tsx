import stack from '../../../components/stack.module.css';
import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { formatNaira } from '../../../domain/format/format-naira';
import { offerOf } from '../../../domain/property/price/offers';
import styles from './price-lines.module.css';

/** So many stand in the sheet of a phone. */
const SHOWN = 6;

/** The prices of listings before and after a change, and what speaks against one. */
export function PriceLines({
  lines,
}: {
  lines: readonly {
    listing: { id: string; content: PropertyContent };
    before: number;
    after: number;
    doubt: string | null;
  }[];
}) {
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN;
  return (
    <ul className={styles.lines} aria-label="New prices">
      {lines.slice(0, SHOWN).map(({ listing, before, after, doubt }) => (
        <li key={listing.id}>
          <span className={styles.title}>{listing.content.title}</span>
          <span className={styles.prices}>
            {before > 0 ? formatNaira(before) : 'No price'}{' '}
            <span role="img" aria-label="becomes">
              →
            </span>{' '}
            <strong>{formatNaira(after)}</strong> {offerOf(listing.content.listingType).period}
          </span>
          {doubt !== null && <span className={styles.doubt}>{doubt}</span>}
        </li>
      ))}
      {more > 0 && <li className={stack.soft}>and {more} more</li>}
    </ul>
  );
}
