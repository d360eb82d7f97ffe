import { LISTING_FIELDS } from '../../../contract/listing/listing-fields';
import type { Listing } from '../../../contract/listing/property';
import { offerOf } from './offers';

type MoveInItem = {
  label: string;
  /** Naira. */
  amount: number;
  /** Why it deserves a question, or null. */
  warning: string | null;
  /** A fee of more than a tenth of the rent. */
  isDear: boolean;
};
type MoveIn = { items: MoveInItem[]; total: number };

/** What a home says of its rent and of what is paid beside it. */
export type MoveInHome = Pick<Listing, 'listingType' | 'price' | Fee>;

type Fee = 'serviceCharge' | 'cautionFee' | 'agencyFee' | 'legalFee';

/** A fee above this share of a year's rent is told, in percent. */
const TOLD_ABOVE_PERCENT = 10;

/** What is said of a fee above that: of agency and legal work alone it is what is usual. */
const FEES: readonly { key: Fee; ask: string; isUsual?: true }[] = [
  {
    key: 'serviceCharge',
    ask: 'Ask what it pays for and who keeps the accounts.',
  },
  {
    key: 'cautionFee',
    ask: 'Ask for it in writing that it comes back when you leave.',
  },
  {
    key: 'agencyFee',
    ask: 'Agents usually take no more than that: ask for less.',
    isUsual: true,
  },
  {
    key: 'legalFee',
    ask: 'Lawyers usually take no more than that: ask for less.',
    isUsual: true,
  },
];

/**
 * What it takes to move in: a year's rent and every fee the listing names, in naira, each fee over
 * 10 % of the rent with a question to ask about it. Null for a sale, or where no fee is named.
 */
export function moveInTotal(listing: MoveInHome): MoveIn | null {
  if (offerOf(listing.listingType).period !== 'per year') return null;
  const fees = FEES.flatMap(({ key, ask, isUsual }): MoveInItem[] => {
    const amount = listing[key] ?? 0;
    return amount > 0
      ? [
          {
            label: LISTING_FIELDS[key].label,
            amount,
            warning: warningOf(amount, listing.price, isUsual === true, ask),
            // What a home costs to keep running is no fee for getting it.
            isDear:
              key !== 'serviceCharge' && percentOf(amount, listing.price) > TOLD_ABOVE_PERCENT,
          },
        ]
      : [];
  });
  if (fees.length === 0) return null;
  const rent = { label: "A year's rent", amount: listing.price, warning: null, isDear: false };
  const items = [rent, ...fees];
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}

const percentOf = (fee: number, rent: number): number => Math.round((fee * 100) / rent);

function warningOf(fee: number, rent: number, isUsual: boolean, ask: string): string | null {
  const percent = percentOf(fee, rent);
  // What a rounded sum is above it is nothing to argue about.
  if (percent <= TOLD_ABOVE_PERCENT) return null;
  const usual = isUsual ? `, more than the usual ${TOLD_ABOVE_PERCENT} %` : '';
  return `${percent} % of a year's rent${usual}. ${ask}`;
}
