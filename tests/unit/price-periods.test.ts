import { expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { readListingText } from '../../src/domain/listing-text/read-listing-text';
import { readPrice } from '../../src/domain/listing-text/read-price';
import { readPriceInText } from '../../src/domain/listing-text/read-price-in-text';

// What a price is for and in which money, as agents shorten it; which of an advert's amounts it is.
const rows = (...lines: string[]) =>
  readListingFile(lines.join('\n'), {
    defaultListingType: 'sale',
    now: new Date('2026-11-24T12:00:00Z'),
  }).listings.map(({ content, doubts }) => [
    content.listingType,
    content.price,
    doubts.map(({ kind }) => kind),
  ]);

test.each([
  ['450k p/m', 450_000, 'month'],
  ['450k pm', 450_000, 'month'],
  ['4.5m p.m.', 4_500_000, 'month'],
  ['150k/mo', 150_000, 'month'],
  ['150k/mth', 150_000, 'month'],
  ['15k/wk', 15_000, 'week'],
  ['450k p/a', 450_000, 'year'],
  ['450k per anum', 450_000, 'year'],
  ['2.5m pa', 2_500_000, 'year'],
  ['4.5m', 4_500_000, null],
  ['₦6m p.a. net', 6_000_000, 'year'],
  ['6m P.A. asking', 6_000_000, 'year'],
  ['6m p.a., net', 6_000_000, 'year'],
  ['6m pa net', 6_000_000, 'year'],
  ['450k p.m. net', 450_000, 'month'],
  ['2m yearly negotiable', 2_000_000, 'year'],
  ['2.5m yearly renewable', 2_500_000, 'year'],
  ['1.2m/yr renewable yearly', 1_200_000, 'year'],
  ['35m per annum (two years advance)', 35_000_000, 'year'],
  ['₦3,000,000 p/a exclusive of service charge', 3_000_000, 'year'],
  ['3m annually + service charge', 3_000_000, 'year'],
  ['2m yearly, no agency fee', 2_000_000, 'year'],
])('%s is for its period', (written, amount, unit) => {
  expect(readPrice(written)).toEqual({ kind: 'amount', amount, currency: 'NGN', unit });
});

test.each(['3m yearly + service charge 200k', '3m + 10% agency', '2m yearly, 200k caution'])(
  'what is told beside a price with its own number stays a question: %s',
  (written) => expect(readPrice(written)).toEqual({ kind: 'none', reason: 'more than a price' }),
);

test('the price’s own words say rent, whatever stands behind them', () => {
  expect(rows('Title,Price,Location', '3 bedroom flat,₦6m p.a. net,"Yaba, Lagos"')).toEqual([
    ['rent', 6_000_000, []],
  ]);
});

test('a monthly rent in short is a yearly one, never a rent of a year', () => {
  expect(
    rows('Title,Price,Location', 'Flat to let,180k p/m,"Yaba, Lagos"', 'Flat,90k pm,"Yaba, Lagos"'),
  ).toEqual([
    ['rent', 2_160_000, []],
    ['rent', 1_080_000, []],
  ]);
});

test.each(["Rent p.a. (₦'000)", "Rent pa (N'000)", "Rent per annum ('000)"])(
  'a column called %s',
  (name) => {
    expect(rows(`Title,${name},Location`, 'Flat,2500,"Yaba, Lagos"')).toEqual([
      ['rent', 2_500_000, []],
    ]);
  },
);

test('a column of rents by the month holds no millions', () => {
  expect(rows('Title,Rent p.m. (₦),Location', 'Flat,250000,"Yaba, Lagos"')).toEqual([
    ['rent', 3_000_000, []],
  ]);
});

test('what the price is for and in which money may stand in columns beside it', () => {
  expect(
    rows(
      'Type,Purpose,Price,Currency,Frequency,Location',
      'Flat,Rent,250000,NGN,monthly,"Yaba, Lagos"',
      'Flat,Rent,3000000,NGN,per year,"Yaba, Lagos"',
      'Flat,Rent,20000,USD,yearly,"Ikoyi, Lagos"',
      'Flat,Rent,₦3000000,USD,yearly,"Ikoyi, Lagos"',
      'Warehouse,Rent,1500000,GBP,yearly,"Apapa, Lagos"',
      'Land,Sale,45000,NGN,per sqm,"Guzape, Abuja"',
      'Flat,Rent,900000,NGN,6 months,"Ikeja, Lagos"',
      'Shop,Lease,2500000,NGN,quarterly,"Aba, Abia"',
      'Duplex,Sale,85,NGN million,outright,"Jabi, Abuja"',
      'Flat,Rent,2000000,KES,1 year,"Ikeja, Lagos"',
      'Flat,Rent,250k/month,NGN,yearly,"Ikeja, Lagos"',
      'Flat,Rent,250k/month,NGN,monthly,"Ikeja, Lagos"',
    ),
  ).toEqual([
    ['rent', 3_000_000, []],
    ['rent', 3_000_000, []],
    ['rent', 0, ['price in dollars']],
    ['rent', 3_000_000, []],
    ['rent', 0, ['price in other money']],
    ['sale', 45_000, ['per sqm']],
    ['rent', 900_000, ['price unclear']],
    ['lease', 2_500_000, ['price unclear']],
    ['sale', 85_000_000, []],
    ['rent', 0, ['price in other money']],
    ['rent', 3_000_000, ['price unclear']],
    ['rent', 3_000_000, []],
  ]);
});

test.each([
  ['Land at Ibeju Lekki 7m per plot, allocation immediate. Survey 500k, deed 200k', 7_000_000],
  ['Land in Epe. Deed of assignment N200,000. N4m', 4_000_000],
  ['Duplex for sale. Ground rent 50k. N450m', 450_000_000],
  ['Ground rent: ₦50,000. Price: ₦450m', 450_000_000],
  ['Was ₦280m, now ₦230m', 230_000_000],
  ['Hostel. Rental income ₦14m. Asking ₦160m', 160_000_000],
  ['4 bedrooms in Bodija. 5,000,000/yr', 5_000_000],
  ['2 bedrooms in Bodija. 1,200,000 per annum', 1_200_000],
  ['Plots: 300sqm N1.5m, 600sqm N3m', null],
  ['Registered survey, N45m', 45_000_000],
])('the price in "%s"', (text, naira) => {
  expect(readPriceInText(text)?.value ?? null).toBe(naira);
});

test.each([
  ['Hostel of 24 rooms in Akoka, yields 14m per annum. Price 160m', 'sale', null],
  ['4 bed terrace in Ikate. 165m. Service charge 2m per annum', 'sale', null],
  ['4 bed terrace in Ikate. 165m, service charge 600k p.a.', 'sale', null],
  ['Duplex for sale. Ground rent 50k. 450m', 'sale', null],
  ['2 bed flat in Yaba. 3m per annum. Service charge 600k p.a.', 'rent', 'year'],
])('what "%s" offers', (description, offer, unit) => {
  const price = readPriceInText(description)?.value ?? null;
  const text = readListingText({ title: '', description, price });
  expect([text.offer?.value ?? null, text.unit?.value ?? null]).toEqual([offer, unit]);
});
