import type { FieldKey } from '../../../contract/listing/listing-fields';
import {
  type ClosedStatus,
  LISTING_TYPES,
  type ListingType,
} from '../../../contract/listing/property-options';

export type Offer = {
  /** On a card and in a list of choices. */
  label: string;
  /** In the heading of a search (RES-1). */
  heading: string;
  /** Behind a noun: 'homes for sale'. */
  words: string;
  /** What the price is for; empty where it is the whole. */
  period: '' | 'per year' | 'per night' | 'on other terms';
  /** What the owner says of it once it is gone. */
  closed: ClosedStatus;
};

/** What a listing can be offered for, and the words and the period that go with it. */
export const OFFERS: Record<ListingType, Offer> = {
  sale: { label: 'For Sale', heading: 'For Sale', words: 'for sale', period: '', closed: 'Sold' },
  rent: {
    label: 'For Rent',
    heading: 'To Rent',
    words: 'to rent',
    period: 'per year',
    closed: 'Rented',
  },
  shortlet: {
    label: 'Short Let',
    heading: 'For Short Let',
    words: 'for short let',
    period: 'per night',
    closed: 'Rented',
  },
  lease: {
    label: 'For Lease',
    heading: 'To Lease',
    words: 'to lease',
    period: 'per year',
    closed: 'Rented',
  },
};

/** What a later version offers homes for, as far as this one can tell. */
const OTHER_OFFER: Offer = {
  label: 'Other',
  heading: 'On Offer',
  words: 'on other terms',
  period: 'on other terms',
  closed: 'Rented',
};

/** The offer of a listing, which may be of a later version. */
export function offerOf(listingType: unknown): Offer {
  const known = LISTING_TYPES.find((one) => one === listingType);
  return known === undefined ? OTHER_OFFER : OFFERS[known];
}

/** Whether two prices are for as much: a year's rent and a selling price are not set against each other. */
export function pricedAlike(one: unknown, other: unknown): boolean {
  return offerOf(one).period === offerOf(other).period;
}

/** The offers as choices of a form. */
export const OFFER_CHOICES = LISTING_TYPES.map((value) => ({ value, label: OFFERS[value].label }));

/** The price's name with what it is for: 'Price', 'Rent per year', 'Price per night'. */
export function priceLabelOf(listingType: string): string {
  const { period } = offerOf(listingType);
  return `${period === 'per year' ? 'Rent' : 'Price'} ${period}`.trim();
}

/** What an amount of a listing is for: a rent and its service charge 'per year', a fee paid once ''. */
export function periodOf(field: FieldKey, listingType: string): Offer['period'] {
  if (field === 'price') return offerOf(listingType).period;
  return field === 'serviceCharge' ? 'per year' : '';
}
