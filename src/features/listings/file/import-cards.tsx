import { useState } from 'react';
import { ListingFacts } from '../../../components/listing/listing-facts';
import { Pagination } from '../../../components/page/pagination';
import stack from '../../../components/stack.module.css';
import type { PlannedListing } from '../../../domain/import/plan-import';
import { offerOf } from '../../../domain/property/price/offers';
import { OwnPrice } from '../own/own-price';

const PER_PAGE = 20;
const STEPS: Record<PlannedListing['step'], string> = {
  add: 'New',
  update: 'Changed',
  same: 'As it is',
};

/** The listings that will stand, as people will see them; no photos come with a table. */
export function ImportCards({ planned }: { planned: PlannedListing[] }) {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(planned.length / PER_PAGE));
  const page = Math.min(asked, pages);
  return (
    <section className={stack.stack} aria-labelledby="planned-rows">
      <h2 id="planned-rows">Listings</h2>
      <ul className={stack.cards}>
        {planned.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((listing) => (
          <li key={listing.id}>
            <PlannedCard listing={listing} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onPage={setAsked} />
    </section>
  );
}

function PlannedCard({
  listing: { line, content, doubts, notes, step },
}: {
  listing: PlannedListing;
}) {
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={content.title}>
      <p className={`${stack.small} ${stack.soft}`}>
        Row {line} · {STEPS[step]} · {offerOf(content.listingType).label} · {content.type}
      </p>
      <OwnPrice content={content} />
      <h3>{content.title}</h3>
      <p className={`${stack.small} ${stack.soft}`}>{content.address}</p>
      <ListingFacts listing={content} />
      {doubts.length > 0 && (
        <p className={stack.small}>A draft: {doubts.map(({ text }) => text).join('; ')}</p>
      )}
      {notes.length > 0 && <p className={`${stack.small} ${stack.soft}`}>{notes.join('; ')}</p>}
    </article>
  );
}
