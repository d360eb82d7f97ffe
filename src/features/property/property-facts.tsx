import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { formatCount } from '../../domain/format/format-count';
import { formatNaira } from '../../domain/format/format-naira';
import { isCommercial } from '../../domain/property/is-commercial';
import styles from './property-view.module.css';

type Fact = [string, string | null];

/** About Property and Finance (PROP-2). */
export function PropertyFacts({ listing }: { listing: Listing }) {
  const about: Fact[] = [
    ['Bedrooms', listing.bedrooms === null ? null : String(listing.bedrooms)],
    ['Bathrooms', listing.bathrooms === null ? null : String(listing.bathrooms)],
    ['Square meters', listing.areaSize === null ? null : formatCount(listing.areaSize)],
    ['Parking', String(listing.parkingSpaces ?? 1)],
    ['Property type', listing.type],
    ['Floors', listing.floors === null ? null : String(listing.floors)],
    ['Furnished', isCommercial(listing) ? null : listing.furnished ? 'Yes' : 'No'],
    ...(isCommercial(listing)
      ? ([
          ['Year built', listing.yearBuilt === null ? null : String(listing.yearBuilt)],
          ['Building class', listing.buildingClass],
          ['Tenure type', listing.commercialTenureType],
        ] satisfies Fact[])
      : []),
  ];
  const finance: Fact[] = [
    [listing.listingType === 'rent' ? 'Rent per year' : 'Price', formatNaira(listing.price)],
    ['Service charge', listing.serviceCharge === null ? null : formatNaira(listing.serviceCharge)],
    ['Caution fee', listing.cautionFee === null ? null : formatNaira(listing.cautionFee)],
  ];
  return (
    <>
      <Facts title="About Property" facts={about} />
      <Facts title="Finance" facts={finance} />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section className={`${stack.card} ${stack.stack}`}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
