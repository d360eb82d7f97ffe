import { CardSkeletons } from '../../components/listing/card-skeleton';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { EMPTY_CONTENT } from '../../domain/property/form/empty-content';
import { ResultCard } from '../../features/search/result-card';

const LONG_TITLE = 'Newly built four bedroom terrace duplex with boys’ quarters '.repeat(4).trim();

const HOME: Listing = {
  ...EMPTY_CONTENT,
  id: '00000000-0000-4000-8000-000000000000',
  version: 1,
  status: 'Active',
  title: '3 Bedroom Flat in Lekki Phase 1',
  address: 'Admiralty Way, Lekki Phase 1, Lagos',
  price: 5_000_000,
  bedrooms: 3,
  bathrooms: 3,
  areaSize: 120,
  type: 'Flat',
  listingType: 'rent',
  description: 'A quiet home.',
  images: [],
  agent: { id: 'sample', name: 'Ada Obi', company: 'Harmattan Homes', phone: null, verified: true },
  createdAt: '2026-01-01T09:00:00.000Z',
  updatedAt: '2026-01-01T09:00:00.000Z',
  publishedAt: '2026-01-01T09:00:00.000Z',
  confirmedAt: '2026-01-01T09:00:00.000Z',
  closedOn: null,
  isBoosted: false,
  viewCount: 0,
};
const PLAIN = { saved: false, seen: false, hidden: false, waiting: [], eager: false };
const STATES: readonly [Partial<Listing>, Partial<typeof PLAIN>][] = [
  [{}, {}],
  [{ isBoosted: true }, { saved: true }],
  [{ title: LONG_TITLE, price: 125_000_000_000, listingType: 'sale' }, { seen: true }],
  [{}, { hidden: true }],
];

/** A result: plain, boosted and saved, seen with a long title, hidden, and on its way. */
export function CardSamples() {
  return (
    <>
      <ul className={stack.cards}>
        {STATES.map(([part, state], at) => (
          <li key={at}>
            <ResultCard listing={{ ...HOME, ...part }} {...PLAIN} {...state} />
          </li>
        ))}
      </ul>
      <CardSkeletons count={3} label="On its way" />
    </>
  );
}
