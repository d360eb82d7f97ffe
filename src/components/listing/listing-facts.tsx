import type { Listing } from '../../contract/listing/property';
import { factWords } from '../../domain/property/words/fact-words';
import { inspectionFeeWord } from '../../domain/property/inspection-fee';
import { Icon, type IconName } from '../icon';
import styles from './listing-facts.module.css';

type Facts = Pick<
  Listing,
  'bedrooms' | 'bathrooms' | 'areaSize' | 'inspectionFee' | 'inspectionFeeComesOff'
>;

/** Beds, baths and area as icons with their words, and what a visit costs (FEE-1). */
export function ListingFacts({ listing }: { listing: Facts }) {
  const { bed, bath, area } = factWords(listing);
  const fee = inspectionFeeWord(listing);
  const facts: [IconName, string | null][] = [
    ['bed', bed],
    ['bath', bath],
    ['area', area],
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
      {fee && <li>{fee}</li>}
    </ul>
  );
}
