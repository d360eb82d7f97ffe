import { describe, expect, test } from 'vitest';
import { readPriceInText } from '../../src/domain/listing-text/read-price-in-text';
import { EMPTY_LISTING_FORM, type ListingForm } from '../../src/domain/property/form/listing-form';
import { textOffers } from '../../src/domain/property/form/text-offers';

const ADVERT =
  'TO LET! Newly built 3 bedroom flat at Gbagada, all rooms ensuite, swimming pool and parking. Rent: ₦1.5m per annum. Agency 10%, legal 10%, caution: 100k.';
const form = (more: Partial<ListingForm> = {}): ListingForm => ({
  ...EMPTY_LISTING_FORM,
  description: ADVERT,
  ...more,
});
const labels = (of: ListingForm) => textOffers(of).map(({ label }) => label);
const all = (of: ListingForm) => textOffers(of).reduce((after, { applied }) => applied(after), of);

test('a pasted advert offers what the fields do not have', () => {
  expect(labels(form())).toEqual([
    'Address: Gbagada, Lagos',
    'Type: Flat',
    'For Rent',
    'Bedrooms: 3',
    'Price: ₦1,500,000',
    'Swimming pool',
    'Car park',
  ]);
  expect(all(all(form()))).toMatchObject({
    address: 'Gbagada, Lagos',
    type: 'Flat',
    listingType: 'rent',
    bedrooms: '3',
    price: '1500000',
    agencyFee: '150000',
    legalFee: '150000',
    cautionFee: '100000',
    amenities: ['Swimming pool', 'Car park'],
  });
});

test('a monthly rent is offered by the year, a price per plot not at all', () => {
  const priced = (description: string) =>
    labels(form({ description })).filter((label) => label.startsWith('Price'));
  expect(priced('Flat for rent at ₦100,000 per month')).toEqual([
    'Price: ₦1,200,000 (₦100,000 a month)',
  ]);
  expect(priced('Land for sale at ₦5,000,000 per plot')).toEqual([]);
});

test('never over what was typed, and nothing once all is there', () => {
  const typed = { bedrooms: '4', price: '2000000', address: '5 Allen Avenue, Ikeja' };
  expect(labels(form(typed))).toEqual(['Type: Flat', 'For Rent', 'Swimming pool', 'Car park']);
  expect(labels(all(all(form())))).toEqual([]);
  expect(labels(form({ description: '' }))).toEqual([]);
});

describe('the price in an advert', () => {
  test.each([
    ['Price: ₦45m negotiable', 45_000_000],
    ['going for 900k', 900_000],
    ['Rent 1,200,000 per year', 1_200_000],
    ['Nice flat. ₦2.5 million. Agency ₦250k', 2_500_000],
    ['Service charge ₦300,000. ₦4,000,000 yearly', 4_000_000],
  ])('%s', (text, naira) => {
    expect(readPriceInText(text)?.value).toBe(naira);
  });
  test.each(['3 bedroom flat', 'Agency fee ₦200,000', 'Call 08031234567', 'price on request'])(
    '%s names none',
    (text) => {
      expect(readPriceInText(text)).toBeNull();
    },
  );
});
