import { type ListingFile, readListingFile } from '../../../src/domain/import/read-listing-file';
import type { HomesAlike } from './demo-people';

const WORDS = [
  'Newly painted, with a fitted kitchen and a prepaid meter of its own.',
  'In a gated street with security; borehole, and parking for two cars.',
  'Bright rooms, each with a bath of its own; well kept by its owner.',
  'Close to the main road and to shops; generator for the compound.',
];
const AGES = [
  '2 days ago',
  '5 days ago',
  '9 days ago',
  '2 weeks ago',
  '3 weeks ago',
  '5 weeks ago',
];
const INSPECTION_FEES = ['0', '5000', '', '3000'];

/** The listings of another agent of the demo, as a file of theirs would have them. */
export function listingsOfOther(
  prefix: string,
  homes: readonly HomesAlike[],
  now: Date,
): ListingFile {
  const rows = homes.flatMap(([place, state, offer, type, bedrooms, millions]) =>
    millions.map((price) => ({ place, state, offer, type, bedrooms, price })),
  );
  const lines = rows.map(({ place, state, offer, type, bedrooms, price }, at) =>
    [
      `${prefix}-${at + 1}`,
      `${bedrooms} Bedroom ${type} in ${place}`,
      `₦${Math.round(price * 1e6)}${offer === 'For Rent' ? ' per annum' : ''}`,
      place,
      state,
      offer,
      type,
      bedrooms,
      Math.max(1, bedrooms - (at % 2)),
      AGES[at % AGES.length],
      WORDS[at % WORDS.length],
      INSPECTION_FEES[at % INSPECTION_FEES.length],
    ]
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  const head =
    'reference,title,price,location,state,status,property_type,bedrooms,bathrooms,date_added,description,inspection_fee';
  return readListingFile([head, ...lines].join('\n'), { defaultListingType: 'sale', now });
}
