import { expect, test } from 'vitest';
import { feesNamedTogether, readFees } from '../../src/domain/listing-text/read-fees';
import { readFeatures } from '../../src/domain/listing-text/read-features';
import { readListingText, sure } from '../../src/domain/listing-text/read-listing-text';
import { readCountCell } from '../../src/domain/listing-text/read-rooms';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';
import { textOffers } from '../../src/domain/property/form/text-offers';

const areaOf = (description: string) => sure(readListingText({ title: '', description }).area);

test('[FORM-6] the area is put in and offered as other numbers are', () => {
  const [advert] = readAdverts('3 bedroom flat for sale in Yaba, 1,050 sqm. 65m');
  expect(advert?.form.areaSize).toBe('1050');
  const typed = { ...EMPTY_LISTING_FORM, description: 'Land of 1,050 sqm' };
  expect(textOffers(typed).map(({ label }) => label)).toContain('Area: 1,050 sqm');
  expect(textOffers({ ...typed, areaSize: '900' }).map(({ key }) => key)).not.toContain('areaSize');
  const estate = { ...typed, description: '3 bedroom flat in an estate on 12 hectares' };
  expect(textOffers(estate).map(({ key }) => key)).not.toContain('areaSize');
});

test.each([
  ['Luxury apartment. 280sqm. Pool, gym', 280],
  ['280sqm, swimming pool', 280],
  ['280sqm pool', null],
  ['Land for sale, 60ft x 120ft', 668.9],
  ['Land for sale, 18m by 36m, fenced', 648],
  ['Land of 648sqm (18m x 36m)', 648],
  ['Plots of 50ft x 100ft', null],
  ['boys quarters\nPlot 30m x 30m', 900],
  ['Plot for sale\n600 sqm\nOsongama Estate, Uyo', 600],
  ['Plots 100 by 100', null],
  ['Flat with a living room of 12ft x 12ft', null],
])('[FORM-6] the area of %s', (text, area) => {
  expect(areaOf(text)).toBe(area);
});

test.each([
  ['1.1m per annum + 300k service charge', { serviceCharge: { naira: 300_000 } }],
  ['Rent 450k, 20k caution', { cautionFee: { naira: 20_000 } }],
  ['Rent 450k. 10% agency', { agencyFee: { percent: 10 } }],
  ['Rent 3.5m. Agency 10 legal 5', { agencyFee: { percent: 10 }, legalFee: { percent: 5 } }],
  ['Agency 10 years in business, legal 5 units', {}],
  ['3.5m p.a, pay 2 years. Agency 10% of 2yrs', { agencyFee: { percent: 20 } }],
  [
    '10% agency + 5% legal + caution 450k',
    { agencyFee: { percent: 10 }, legalFee: { percent: 5 }, cautionFee: { naira: 450_000 } },
  ],
  [
    'Rent 1m\n20k caution\n10% agency\n5% legal',
    { cautionFee: { naira: 20_000 }, agencyFee: { percent: 10 }, legalFee: { percent: 5 } },
  ],
  ['Rent 3.5m\nS/charge 400k', { serviceCharge: { naira: 400_000 } }],
  [
    '1.2m/yr. agent n agreement 10% each',
    { agencyFee: { percent: 10 }, legalFee: { percent: 10 } },
  ],
  [
    'Legal and agency fees are ten percent each',
    { agencyFee: { percent: 10 }, legalFee: { percent: 10 } },
  ],
  ['agrement 60k commision 45k', { legalFee: { naira: 60_000 }, agencyFee: { naira: 45_000 } }],
  ['agents welcome, agency na 100k', { agencyFee: { naira: 100_000 } }],
  ['Rent 1.1m + caution 100k', { cautionFee: { naira: 100_000 } }],
  ['Rent 2m agency 10% legal 5%', { agencyFee: { percent: 10 }, legalFee: { percent: 5 } }],
  ['Rent 2m. Agency 10% legal 5%', { agencyFee: { percent: 10 }, legalFee: { percent: 5 } }],
  ['Rent 2m agency and legal apply', {}],
  ['10% agency & legal', {}],
  ['Legal + caution 450k', {}],
  ['Rent 1.2m. Inspection fee: 5k', { inspectionFee: { naira: 5000 } }],
  ['inspection fee is N10,000 (refundable)', { inspectionFee: { naira: 10_000 } }],
  [
    '5k inspection fee, caution 50k',
    { inspectionFee: { naira: 5000 }, cautionFee: { naira: 50_000 } },
  ],
  ['No inspection fee! Agency 10%', { inspectionFee: { naira: 0 }, agencyFee: { percent: 10 } }],
  ['Inspection is free', { inspectionFee: { naira: 0 } }],
  ['Viewing fee 10%', {}],
  ['Inspection 10am to 5pm, 2k sqm', {}],
  ['Free of flood, inspection any day', {}],
  ['Inspection 5k', { inspectionFee: { naira: 5000 } }],
  ['inspectn 5k only', { inspectionFee: { naira: 5000 } }],
  ['viewing 10k, strictly by appointment', { inspectionFee: { naira: 10_000 } }],
  ['inspection fee applies: 5k', { inspectionFee: { naira: 5000 } }],
  ['viewing 10am to 5pm', {}],
  ['Viewing 5,000 sqm estate', {}],
  ['Inspection fee applies 10% agency', { agencyFee: { percent: 10 } }],
  ['Strictly no inspection on Sundays', {}],
  ['No viewing without appointment', {}],
  ['Inspection: free from 10am', {}],
  ['Feel free inspection is any day', {}],
])('[FORM-6] the fees of %j', (text, fees) => {
  expect(readFees(text)).toEqual(fees);
});

test.each([
  ['10% agency & legal', '10% agency & legal'],
  ['10% agency + 5% legal + caution 450k', null],
  ['Legal + caution 450k', 'Legal + caution 450k'],
  ['10% agency and 5% legal', null],
  ['Agreement & Commission: 500k each', null],
  ['Agreement & Commission: 500k', 'Agreement & Commission: 500k'],
])('[FORM-6] fees that share an amount are told: %s', (text, words) => {
  expect(feesNamedTogether(text)).toBe(words);
});

test.each([
  ['6 car slots', 6],
  ['3 car garage', 3],
  ['2 dedicated car spaces', 2],
  ['one car park', 1],
  ['2 car park', 2],
  ['car park for 4 cars', 4],
  ['big compound fit park 8 cars', 8],
  ['ample parking for 3 cars', 3],
  ['ample car park', null],
  ['24hrs security, car park', null],
  ['2 cars wash', null],
])('[FORM-6] cars that may stand there: %s', (text, cars) => {
  expect(readFeatures(text).parkingSpaces).toBe(cars);
});

test('[FORM-6] bathrooms stand in a list of facts too', () => {
  const text = 'Property Title: 3 Bedroom Terrace; Status: For Sale; Baths: 4';
  expect(sure(readListingText({ title: '', description: text }).bathrooms)).toBe(4);
});

test.each([
  ['Built 2014, well kept', 2014],
  ['Year of construction: 2021. 3 bedrooms', 2021],
  ['To be completed 2027', null],
  ['Built-in wardrobes. Call 08012345678', null],
])('[FORM-6] the year in which it was built: %s', (text, year) => {
  expect(readFeatures(text).yearBuilt).toBe(year);
});

test.each(['10% agency ', 'agency & ', '50ft x ', '1.', 'legal 10% '])(
  '[FORM-6] ten thousand letters of %j are read',
  (piece) => {
    // An expression that goes back and forth takes minutes: the runner's own limit ends it.
    expect(readAdverts(piece.repeat(10_000 / piece.length)).length).toBeLessThan(3);
  },
);

test.each([
  ['Duplex with parking for eight (8) cars', 8],
  ['2 cars per flat', 2],
  ['Three parking slots', 3],
  ['Garage for two cars', 2],
  ['Car park of 4', 4],
  ['Fits 5 cars', 5],
  ['Car port for 2', 2],
  ['3 parking bays', 3],
  ['Two cars can enter', 2],
  ['4 cars were sold', null],
])('[FORM-6] how many cars: %s', (text, cars) => {
  expect(readFeatures(text).parkingSpaces).toBe(cars);
});

test('[FORM-6] a list of facts gives each number by the label before it', () => {
  const facts = 'Duplex\nToilets: 6\nBedrooms: 4\nBathrooms: 5\nFloors: 2\nParking Spaces: 3';
  const { bedrooms, bathrooms, parkingSpaces } = readListingText({ title: '', description: facts });
  expect([sure(bedrooms), sure(bathrooms), parkingSpaces]).toEqual([4, 5, 3]);
});

test.each([
  ['4 bedroom terrace, 5 bathrooms', 5],
  ['5 bedroom duplex with 6 bath rooms', 6],
  ['Tenement of 10 rooms and parlour', undefined],
])('[FORM-6] the bathrooms of %s', (text, bathrooms) => {
  expect(readListingText({ title: '', description: text }).bathrooms?.value).toBe(bathrooms);
});

test.each([
  ['3 bedroom flat for rent at 7B Allen Avenue, Ikeja', ''],
  ['3 bedroom flat for rent at 7b Allen Avenue, Ikeja. 3m', '3000000'],
  ['3 bedroom flat for rent at Plot 24B Admiralty Way, Lekki. 5m', '5000000'],
  ['House 5B for sale in VGC. 300m', '300000000'],
  ['Flat 3B, Dolphin Estate. 3 bedroom flat to let. 6m', '6000000'],
  ['Block 5B, 1004 Estate, Victoria Island. 3 bedroom flat to let. N9m', '9000000'],
  // These stay money.
  ['Hotel for sale in Ikoyi. 2B. Call now', '2000000000'],
  ['Hotel for sale in Lekki, 1.2b Admiralty Way', '1200000000'],
  ['Hotel for sale in Ikoyi at N2B, Bourdillon Road', '2000000000'],
  ['Hotel for sale in Ikoyi. 2b asking', '2000000000'],
])('[FORM-6] the letter of a house or a flat makes no billions: %s', (text, price) => {
  const homes = readAdverts(text);
  expect(homes.map(({ form }) => form.price)).toEqual([price]);
});

test.each([
  ['Mini flat', 1],
  ['Room and parlour', 1],
  ['3', 3],
  ['2-3', null],
  ['large', null],
])('[IMP-1] a cell that counts rooms: %s', (cell, count) => {
  expect(readCountCell(cell)).toBe(count);
});
