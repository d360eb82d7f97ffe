import type { ReactNode } from 'react';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { formatCount } from '../../domain/format/format-count';
import { formatNaira } from '../../domain/format/format-naira';
import { inspectionFeeText } from '../../domain/property/inspection-fee';
import { isCommercial } from '../../domain/property/is-commercial';
import { parkingText } from '../../domain/property/words/parking-text';
import { MoveInTotal } from './move-in-total';
import styles from './property-view.module.css';
import { priceLabelOf } from '../../domain/property/price/offers';

type Fact = [string, string | null];

/** About Property and Finance (PROP-2). */
export function PropertyFacts({ listing }: { listing: Listing }) {
  const about: Fact[] = [
    ['Bedrooms', listing.bedrooms === null ? null : String(listing.bedrooms)],
    ['Bathrooms', listing.bathrooms === null ? null : String(listing.bathrooms)],
    ['Square meters', listing.areaSize === null ? null : formatCount(listing.areaSize)],
    ['Parking', parkingText(listing) ?? 'Not given'],
    ['Property type', listing.type],
    ['Floors', listing.floors === null ? null : String(listing.floors)],
    ['Furnished', furnishedText(listing)],
    ...(isCommercial(listing)
      ? ([
          ['Year built', listing.yearBuilt === null ? null : String(listing.yearBuilt)],
          ['Building class', listing.buildingClass],
          ['Tenure type', listing.commercialTenureType],
        ] satisfies Fact[])
      : []),
  ];
  const finance: Fact[] = [
    [priceLabelOf(listing.listingType), formatNaira(listing.price)],
    ['Service charge', listing.serviceCharge === null ? null : formatNaira(listing.serviceCharge)],
    ['Caution fee', listing.cautionFee === null ? null : formatNaira(listing.cautionFee)],
    ['Inspection fee', inspectionFeeText(listing)],
  ];
  return (
    <>
      <Facts title="About Property" facts={about} />
      <Facts title="Finance" facts={finance}>
        <MoveInTotal listing={listing} />
      </Facts>
    </>
  );
}

/** Land has no furniture, and of spaces for work it is told where it is known; of homes as the earlier product told it. */
function furnishedText(listing: Listing): string | null {
  const { furnished, type } = listing;
  if (type === 'Land' || type === 'Commercial Land') return null;
  if (furnished === null || furnished === undefined)
    return isCommercial(listing) ? null : 'Partially';
  return furnished ? 'Yes' : 'No';
}

function Facts({ title, facts, children }: { title: string; facts: Fact[]; children?: ReactNode }) {
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
      {children}
    </section>
  );
}
