import { Dialog } from '../../components/dialog';
import type { Listing } from '../../contract/property';
import { formatCount } from '../../domain/format/format-count';
import { formatNaira } from '../../domain/format/format-naira';
import { OFFERS } from '../../domain/property/offers';
import { moveInTotal } from '../../domain/property/move-in-total';
import { parkingText } from '../../domain/property/parking-text';
import styles from './saved.module.css';

const NONE = '–';
const ROWS: [string, (listing: Listing) => string][] = [
  ['Price', ({ price }) => formatNaira(price)],
  ['For', ({ listingType }) => OFFERS[listingType].label],
  [
    'To move in',
    (listing) => {
      const total = moveInTotal(listing)?.total;
      return total === undefined ? NONE : formatNaira(total);
    },
  ],
  ['Place', ({ address }) => address],
  ['Type', ({ type }) => type],
  ['Bedrooms', ({ bedrooms }) => (bedrooms === null ? NONE : String(bedrooms))],
  ['Bathrooms', ({ bathrooms }) => (bathrooms === null ? NONE : String(bathrooms))],
  ['Size', ({ areaSize }) => (areaSize === null ? NONE : `${formatCount(areaSize)} sqm`)],
  ['Parking', (listing) => parkingText(listing) ?? NONE],
  ['Features', (listing) => [...listing.keyFeatures, ...listing.amenities].join(', ') || NONE],
];

/** Up to four homes side by side, row by row; on a phone the table scrolls sideways. */
export function CompareDialog({ listings, onClose }: { listings: Listing[]; onClose: () => void }) {
  return (
    <Dialog full title="Compare" onClose={onClose}>
      {/* Scrollable by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label="Comparison">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What is compared</span>
              </th>
              {listings.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([name, read]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {listings.map((listing) => (
                  <td key={listing.id}>{read(listing)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
