import { LISTING_FIELDS } from '../../../contract/listing/listing-fields';
import type { Listing } from '../../../contract/listing/property';
import { offerOf } from './offers';

type MoveInItem = {
  label: string;
  /** Naira. */
  amount: number;
  /** Why it deserves a question, or null. */
  warning: string | null;
};
type MoveIn = { items: MoveInItem[]; total: number };

/** What a home says of its rent and of what is paid beside it. */
export type MoveInHome = Pick<Listing, 'listingType' | 'price' | Fee>;

type Fee = 'serviceCharge' | 'cautionFee' | 'agencyFee' | 'legalFee';

/** A fee above this share of a year's rent is told, in percent. */
const USUAL_FEE_PERCENT = 10;

const FEES: readonly { key: Fee; ask: string }[] = [
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
  },
  {
    key: 'legalFee',
    ask: 'Lawyers usually take no more than that: ask for less.',
  },
];

/**
 * What it takes to move in: a year's rent and every fee the listing names, in naira, each fee over
 * 10 % of the rent with the reason to ask about it. Null for a sale, or where no fee is named.
 */
export function moveInTotal(listing: MoveInHome): MoveIn | null {
  if (offerOf(listing.listingType).period !== 'per year') return null;
  const fees = FEES.flatMap(({ key, ask }): MoveInItem[] => {
    const amount = listing[key] ?? 0;
    return amount > 0
      ? [
          {
            label: LISTING_FIELDS[key].label,
            amount,
            warning: warningOf(amount, listing.price, ask),
          },
        ]
      : [];
  });
  if (fees.length === 0) return null;
  const items = [{ label: "A year's rent", amount: listing.price, warning: null }, ...fees];
  return { items, total: items.reduce((sum, { amount }) => sum + amount, 0) };
}

function warningOf(fee: number, rent: number, ask: string): string | null {
  const percent = Math.round((fee * 100) / rent);
  // What a rounded sum is above it is nothing to argue about.
  if (percent <= USUAL_FEE_PERCENT) return null;
  return `${percent} % of a year's rent, more than the usual ${USUAL_FEE_PERCENT} %. ${ask}`;
}
