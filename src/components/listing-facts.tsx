import type { Listing } from '../contract/property';
import { countOf } from '../domain/format/count-of';
import { formatCount } from '../domain/format/format-count';
import { Icon, type IconName } from './icon';
import styles from './listing-facts.module.css';

type Facts = Pick<Listing, 'bedrooms' | 'bathrooms' | 'areaSize'>;

/** Beds, baths and area as icons with their words. */
export function ListingFacts({ listing }: { listing: Facts }) {
  const facts: [IconName, string | null][] = [
    ['bed', listing.bedrooms === null ? null : countOf(listing.bedrooms, 'bed')],
    ['bath', listing.bathrooms === null ? null : countOf(listing.bathrooms, 'bath')],
    ['area', listing.areaSize === null ? null : `${formatCount(listing.areaSize)} sqm`],
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(([icon, text]) =>
        text === null ? null : (
          <li key={icon}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ),
      )}
    </ul>
  );
}
