import { describe, expect, test } from 'vitest';
import { quickReplies } from '../../src/domain/messages/quick-replies';

const HOME = {
  title: 'Flat in Yaba',
  price: 3_500_000,
  listingType: 'rent',
  address: '7 Secret Close, Yaba, Lagos',
  bedrooms: 3,
  bathrooms: 2,
  areaSize: null,
  furnished: false,
  type: 'Apartment',
  approximateLocation: false,
  serviceCharge: null,
  cautionFee: null,
  agencyFee: null,
  legalFee: null,
  inspectionFee: null,
  inspectionFeeComesOff: false,
} as const;
const replies = (status: 'Active' | 'Draft' | 'Rented') =>
  quickReplies({ ...HOME, status }, 'https://gida.example/property-detail/1');

describe('[AMSG-2] what an agent answers by a tap', () => {
  test('of a home on offer: that it is, what to bring, its facts, and not that it is taken', () => {
    expect(replies('Active').map(({ label }) => label)).toEqual([
      'Still available',
      'What to bring',
      'After a visit',
      'Its facts',
    ]);
    expect(replies('Active')[0]?.content).toBe(
      'Good day. Flat in Yaba is still available. When would you like to see it? Please suggest a day and a time that suit you.',
    );
    expect(replies('Active').at(-1)?.content).toBe(
      'Good day. Here it is:\nFlat in Yaba\n₦3,500,000 per year, to rent\n3 beds · 2 baths\nhttps://gida.example/property-detail/1',
    );
  });

  test('of one that is rented: that it is taken', () => {
    expect(replies('Rented').map(({ label }) => label)).toEqual([
      'No longer available',
      'After a visit',
    ]);
  });

  test('of one that nobody is offered, as it is a draft: not that somebody took it', () => {
    expect(replies('Draft').map(({ label }) => label)).toEqual(['After a visit']);
  });

  test.each([
    [{}, '', ''],
    [{ inspectionFee: 0 }, ' No payment is needed to see it.', 'Free to inspect\n'],
    [{ inspectionFee: 10_000 }, ' A visit costs ₦10,000.', '₦10,000 to inspect\n'],
    [
      { inspectionFee: 10_000, inspectionFeeComesOff: true },
      ' A visit costs ₦10,000, which comes off the price if you take it.',
      '₦10,000 to inspect, comes off\n',
    ],
  ])('of a visit only what the listing says of it: %j', (fee, sentence, line) => {
    const [, bring, , facts] = quickReplies({ ...HOME, ...fee, status: 'Active' }, 'https://a.b/c');
    expect(bring?.content).toBe(
      `Good day. For Flat in Yaba please bring a valid means of identification, and two references if you have them.${sentence}`,
    );
    expect(facts?.content).toBe(
      `Good day. Here it is:\nFlat in Yaba\n₦3,500,000 per year, to rent\n3 beds · 2 baths\n${line}https://a.b/c`,
    );
  });

  test('of the total package: what it takes to move in, line by line', () => {
    const home = { ...HOME, status: 'Active', agencyFee: 350_000, cautionFee: 200_000 } as const;
    const total = quickReplies(home, 'https://a.b/c').find(
      ({ label }) => label === 'Total to move in',
    );
    expect(total?.content).toBe(
      "Good day. What it takes to move in to Flat in Yaba:\nA year's rent: ₦3,500,000\nCaution fee: ₦200,000\nAgency fee: ₦350,000\nTotal: ₦4,050,000",
    );
  });
});
