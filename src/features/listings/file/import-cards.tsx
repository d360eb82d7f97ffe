import { useState } from 'react';
import { ListingFacts } from '../../../components/listing/listing-facts';
import { Pagination } from '../../../components/page/pagination';
import stack from '../../../components/stack.module.css';
import type { PropertyStatus } from '../../../contract/listing/property-options';
import type { PlannedListing } from '../../../domain/import/plan-import';
import { stepWords } from '../../../domain/import/step-words';
import { offerOf } from '../../../domain/property/price/offers';
import { OwnPrice } from '../own/own-price';

const PER_PAGE = 20;

/** The listings that will stand, as people will see them; no photos come with a table. */
export function ImportCards({
  planned,
  status,
}: {
  planned: PlannedListing[];
  /** What new listings become. */
  status: PropertyStatus;
}) {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(planned.length / PER_PAGE));
  const page = Math.min(asked, pages);
  return (
    <section className={stack.stack} aria-labelledby="planned-rows">
      <h2 id="planned-rows">Listings</h2>
      <ul className={stack.cards}>
        {planned.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((listing) => (
          <li key={listing.id}>
            <PlannedCard listing={listing} becomes={stepWords(listing, status)} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onPage={setAsked} />
    </section>
  );
}

function PlannedCard({
  listing: { line, content, doubts, notes },
  becomes,
}: {
  listing: PlannedListing;
  becomes: string;
}) {
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={content.title}>
      <p className={`${stack.small} ${stack.soft}`}>
        Row {line} · {offerOf(content.listingType).label} · {content.type}
      </p>
      <p className={stack.small}>{becomes}</p>
      <OwnPrice content={content} />
      <h3>{content.title}</h3>
      <p className={`${stack.small} ${stack.soft}`}>{content.address}</p>
      <ListingFacts listing={content} />
      {doubts.length > 0 && (
        <p className={stack.small}>To look at: {doubts.map(({ text }) => text).join('; ')}</p>
      )}
      {notes.length > 0 && <p className={`${stack.small} ${stack.soft}`}>{notes.join('; ')}</p>}
    </article>
  );
}
