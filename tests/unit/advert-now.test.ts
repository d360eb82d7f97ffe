import { describe, expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';
import { textOffers } from '../../src/domain/property/form/text-offers';

// What is to be had now, for what is asked now: written by hand before it was read.
const FEES = ['agencyFee', 'legalFee', 'cautionFee', 'inspectionFee'] as const;
const told = (text: string) =>
  readAdverts(text).map(({ form, offerDoubt }) =>
    [
      offerDoubt === null ? form.listingType : 'open',
      form.type,
      form.bedrooms,
      form.address.split(',')[0],
      form.price,
    ].join(' | '),
  );
const doubts = (text: string) => readAdverts(text).map((advert) => advert.doubts);
const fees = (text: string) =>
  readAdverts(text).map(({ form }) =>
    FEES.flatMap((name) => (form[name] === '' ? [] : [`${name} ${form[name]}`])).join(', '),
  );
const SEVERAL = 'Its words name more than one price: write the one that it is';

describe('[FORM-6] what is paid beside a rent is no rent, whatever its period', () => {
  const flat = 'rent | Flat | 2 | Yaba | 2000000';
  test.each([
    '2 bed flat Yaba to let 2m, management fee 100k pa',
    '2 bed flat to let Yaba N2m, mgt fee N100k pa',
    '2 bed flat Yaba to let 2m, LAWMA 24k per year',
    '2 bed flat Yaba to let 2m, generator fee 120k yearly',
    '2 bed flat to let Yaba at 2m. Gen 120k per year',
    '2 bed flat Yaba to let 2m, cleaner 60k per annum',
    '2 bed flat Yaba to let 2m, tenement rate 50k yearly',
    '2 bed flat to let Yaba 2m net, waste disposal 24k yearly',
    '2 bed flat to let Yaba 2m, increases by 200k yearly',
    '2 bed flat to let Yaba 2m, 1 month deposit',
    '2 bed flat to let Yaba 2m, one month agency',
    '2 bed flat Yaba to let 2m. Maintenance 100k',
    '2 bed flat to let Yaba 2m, caution dep. 200k',
    '2bed flat to let Yaba 2m. agr. & comm. 150k',
    '2 bed flat Yaba to let 2m, gym 120k per year',
    '2 bed flat to let Yaba 2m. 300k per annum service charge',
    '2 bed flat rent Yaba 2m',
  ])('%s', (text) => {
    expect(told(text)).toEqual([flat]);
  });

  test('a name nobody knows is asked about', () => {
    const text = '2 bed flat Yaba to let 2m, valet 120k per year';
    expect([told(text), doubts(text)]).toEqual([['rent | Flat | 2 | Yaba | '], [[SEVERAL]]]);
  });
});

describe('[FORM-6] what was said last of a price is what it costs', () => {
  const first = '[12/03/2025, 09:14] Musa: 2 bed flat Kano for rent 1.8m';
  test.each([
    'Sorry price now 2.3m',
    'Sorry, the price is now 2.3m',
    'Sorry o price na 2.3m',
    'Pls price has changed to 2.3m',
    'Update: 2.3m',
    'I mean 2.3m',
    'Not 1.8m, 2.3m',
    'Landlord has increased it to 2.3m',
    'The rent has been reviewed to 2.3m',
    'rent is 2.3m not 1.8m',
    'E don reach 2.3m o',
  ])('%s', (words) => {
    expect(told(`${first}\n[12/03/2025, 09:40] Musa: ${words}`)).toEqual([
      'rent | Flat | 2 | Kano | 2300000',
    ]);
  });
  test('a bare amount leaves open which of them it is', () => {
    const text = `${first}\n[12/03/2025, 09:40] Musa: *2.3m`;
    expect([told(text), doubts(text)]).toEqual([['rent | Flat | 2 | Kano | '], [[SEVERAL]]]);
  });
  test.each([
    ['4 bed terrace for sale Ajah 135m now, 150m from June', '135000000'],
    ['4 bed terrace for sale, Ajah. N135m now, N150m from next month', '135000000'],
    ['4 bed terrace for sale Ajah, was 70m now 65m', '65000000'],
    ['4 bed terrace for sale Ajah 135m from January', '135000000'],
  ])('%s', (text, price) => {
    expect(told(text)).toEqual([`sale | Terrace | 4 | Ajah | ${price}`]);
  });
});

describe('[FORM-6] a home that is gone gives nothing to the one that is to be had', () => {
  const bungalow = 'open | Bungalow | 3 | Oluyole Estate | ';
  const duplex = 'sale | Detached | 4 | Jericho | 220000000';
  test.each([
    'SOLD 3 bedroom bungalow Oluyole Ibadan\n4 bedroom duplex, Jericho Ibadan 220m for sale',
    '3 bedroom bungalow Oluyole Ibadan SOLD\n4 bedroom duplex, Jericho Ibadan 220m for sale',
    'SOLD ❌❌ 3 bedroom bungalow Oluyole Ibadan\nAVAILABLE ✅ 4 bedroom duplex, Jericho Ibadan 220m for sale',
  ])('%j', (text) => {
    expect(told(text)).toEqual([bungalow, duplex]);
  });
  test.each([
    [
      'SOLD OUT: 3 bed terrace Lekki. Now selling: 4 bed terrace Ajah 95m',
      ['open | Terrace | 3 | Lekki | ', 'sale | Terrace | 4 | Ajah | 95000000'],
    ],
    [
      'Duplex Lekki just sold. 4 bed terrace Ajah for sale 95m',
      ['open | Detached |  | Lekki | ', 'sale | Terrace | 4 | Ajah | 95000000'],
    ],
  ])('%s', (text, homes) => {
    expect(told(text)).toEqual(homes);
    expect(doubts(text)[0]?.[0]).toContain('that it is sold, let or not to be had');
  });
  test.each([
    '2 bedroom flat Yaba for rent 2m, RENTED',
    'Thank you Jesus, sold this 4 bed terrace at Ajah for 95m',
    'SOLD 3 bedroom bungalow Oluyole Ibadan 40m',
  ])('is told to be gone: %s', (text) => {
    expect(doubts(text)[0]?.[0]).toContain('that it is sold, let or not to be had');
  });
});

test.each([
  ['2 rooms and a parlour to let at Ojota 600k', 'rent | Flat | 2 | Ojota | 600000'],
  ['Two rooms and parlour at Mushin, rent 500k', 'rent | Flat | 2 | Mushin | 500000'],
  ['2rooms and parlour Aba rent 300k', 'rent | Flat | 2 | Aba | 300000'],
  ['4 rooms & parlour bungalow for sale Nnewi 30m', 'sale | Bungalow | 4 | Nnewi | 30000000'],
  ['A room and parlour, Benin rent 400k', 'rent | Flat | 1 | Benin City | 400000'],
  ['Double room and parlour, Benin rent 400k', 'rent | Flat |  | Benin City | 400000'],
])('[FORM-6] rooms before a parlour: %s', (text, home) => {
  expect(told(text)).toEqual([home]);
});

test.each([
  ['Sale: Land Ota 60M. Rent roll 2.4m p.a', 'sale | Land |  | Ota | 60000000'],
  ['Sale: duplex, Ikeja, 600M. Rent roll 24m per annum', 'sale | Detached |  | Ikeja | 600000000'],
])('[FORM-6] what tenants bring makes no rent of a sale: %s', (text, home) => {
  expect(told(text)).toEqual([home]);
});

const OPEN = 'it does not say whether that is for each of them, so the fees are left open';
test.each([
  'Ag/Comm: 150k',
  'ag + comm 150k',
  'Agrmt/Comm 20%',
  'aggrement and commission 150k',
  'lawyer and agent 150k',
  'paperwork and commission 150k',
  'Agent & lawyer 15%',
  'A&C 20%',
])('[FORM-6] one sum for two fees stays open: %s', (words) => {
  const text = `2 bed flat to let Ikorodu 800k, ${words}`;
  expect([fees(text), doubts(text)]).toEqual([[''], [[`'${words}': ${OPEN}`]]]);
});

test.each([
  ['700k rent, agreement 10%', 'legalFee 70000'],
  ['700k rent, caution 50k', 'cautionFee 50000'],
  ['700k rent + agreement 10%', 'legalFee 70000'],
  ['700k rent, caution refundable 200k', 'cautionFee 200000'],
  ['700k rent, deposit refundable 200k', 'cautionFee 200000'],
  ['700k rent. Inspection N3,000', 'inspectionFee 3000'],
  ['700k rent. Inspection: 5000', 'inspectionFee 5000'],
  ['700k rent. Inspection 08031234567', ''],
  ['700k rent, legal fee 5k per page', ''],
])('[FORM-6] a fee beside the rent: %s', (words, fee) => {
  const text = `2 bed flat to let Yaba, ${words}`;
  expect([told(text), fees(text)]).toEqual([['rent | Flat | 2 | Yaba | 700000'], [fee]]);
});

test.each([
  'My oga dey find 2 bedroom flat for Wuse, e get 4m',
  'Do you have 2bed in Yaba? 2m cash ready',
  'Need: 3 bed Lekki budget 6m',
  'Direct buyer available for land in Guzape',
])('[FORM-6] who looks for a home offers none: %s', (text) => {
  expect(doubts(text)[0]?.[0]).toContain('Its words look for a home and offer none');
});

test.each([
  ['Updates from Ibadan', 'Ibadan'],
  ['From Yaba, Lagos', 'Yaba'],
  ['Yaba, Lagos (near Unilag)', 'Yaba'],
  ['Akure, to let', 'Akure'],
  ['Updates from Bodija, Ibadan (near UI)', 'Bodija'],
])('[FORM-6] the place above all homes is that of each: %s', (heading, place) => {
  expect(told(`${heading}\nSelf con 200k to let\nMini flat 400k to let`)).toEqual([
    `rent | Studio |  | ${place} | 200000`,
    `rent | Flat | 1 | ${place} | 400000`,
  ]);
});

test('[FORM-6] the offer below all homes is that of each, unless one has its own', () => {
  const [first, second] = ['Self con Gwarinpa 900k', '1 bedroom flat Kubwa 1.6m'];
  const flat = 'rent | Flat | 1 | Kubwa | 1600000';
  expect(told(`${first}\n${second}\nTo let`)).toEqual([
    'rent | Studio |  | Gwarinpa | 900000',
    flat,
  ]);
  expect(told(`${first} for sale\n${second}\nTo let`)).toEqual([
    'sale | Studio |  | Gwarinpa | 900000',
    flat,
  ]);
});

test('[SHARE-6] a home of a kind that we have no type for is one of its own in a chat', () => {
  const said = (words: string) => `[8:02 am, 05/05/2025] Bro Emma: ${words}`;
  expect(
    told(
      [
        said('Event centre for lease Uyo'),
        said('12m yearly'),
        said('3 bedroom flat Ewet Housing Uyo to let 1.5m'),
      ].join('\n'),
    ),
  ).toEqual([
    'lease | Apartment |  | Uyo | 12000000',
    'rent | Flat | 3 | Ewet Housing Estate | 1500000',
  ]);
});

describe('[FORM-6] ordinary words change nothing', () => {
  const flat = 'rent | Flat | 2 | Yaba | 2000000';
  test.each([
    '2 bedroom flat for rent Yaba. POP, water, gen\n2m per annum',
    '2 bedroom flat for rent Yaba\nLow maintenance\n₦2,000,000',
    '2 bedroom flat for rent Yaba, 24/7 gen 2m',
    '2 bedroom flat for rent Yaba, own gen: 2m per annum',
    '2 bedroom flat for rent Yaba. 2m not 2m plus',
    '2 bed flat Yaba for rent 2m from Monday. Viewing 5k. Gate pass 20k',
    '2 bedroom flat to let Yaba 2m. Sorry for the late post',
    '2 bedroom flat to let Yaba 2m. Update: still available',
    'My oga wants to give out his 2 bedroom flat to let Yaba 2m',
    'Sale! Sale! 2 bedroom flat to let Yaba 2m',
    'RENTED by couples before. 2 bedroom flat to let Yaba 2m',
    '2 bedroom flat to let Yaba 2m. Can easily be rented or let out.',
    'Rent: 2m\n2 bedroom flat to let Yaba\nPay\n2.4m',
  ])('%j', (text) => {
    expect([told(text), doubts(text)]).toEqual([[flat], [[]]]);
  });
  test.each([
    ['Plot for sale Epe. Pay 500k now, 5m by December', ''],
    ['House for sale Surulere 60m cash ready', '60000000'],
    ['Land for sale Epe 600sqm 5m. This plot can be sold the same day', '5000000'],
    ['Land for sale Epe 600sqm 5m. We have sold the first phase', '5000000'],
    ['Inspection 5000 sqm land Epe 50m for sale', '50000000'],
  ])('%j', (text, price) => {
    expect(readAdverts(text).map(({ form }) => [form.price, form.inspectionFee])).toEqual([
      [price, ''],
    ]);
    expect(doubts(text)[0]?.filter((doubt) => doubt.includes('sold'))).toEqual([]);
  });
  test.each(['how much agency?', 'Caution?'])('an answer to %j is no price', (question) => {
    const text = `[12/03/2026, 10:00] Ade: 3 bedroom flat for rent at Ikeja 3m\n[12/03/2026, 10:01] Bola: ${question}\n[12/03/2026, 10:02] Ade: 300k`;
    expect(told(text)).toEqual(['rent | Flat | 3 | Ikeja | 3000000']);
  });
  test('a fee that was raised is no rent, and each amount is of the label above it', () => {
    const raised = '3 bedroom flat for rent Ikeja 3m. Agency has been increased to 500k';
    expect(told(raised)).not.toEqual(['rent | Flat | 3 | Ikeja | 500000']);
    expect(
      fees('3 bedroom flat for rent Ikeja\nRent\n1.5m\nAgency fee\n150k\nLegal fee\n100k'),
    ).toEqual(['agencyFee 150000, legalFee 100000']);
    expect(
      doubts('2 bedroom flat for rent Yaba 2.1m rent, agency, legal and caution inclusive'),
    ).toEqual([['Its words give rent and fees in one sum: write the rent by itself']]);
  });
});

test.each([
  ['4 bed duplex for sale at Ajah 180m. Insurance 300k annually', 180_000_000],
  ['4 bed duplex for sale at Ajah 180m. Sinking fund 300k per annum', 180_000_000],
  ['4 bed duplex for sale at Ajah 120m, 40% deposit 48m', 120_000_000],
  ['4 bed duplex for sale at Ajah. 40% deposit 48m', null],
  ['3 bed flat for rent at Wuse 2 - 5m', 5_000_000],
  ['2 bed flat to let at Yaba 150k x 12', null],
  ['2 bed flat to let at Yaba. Pay 2.1m total to pack in', null],
  ['2 bed flat to let at Yaba. Rent ₦200,000 per calendar month', 2_400_000],
  ['2 bed flat to let at Yaba 150k monthly payable yearly', 1_800_000],
])('[FORM-6] %s costs %s', (text, price) => {
  expect(readAdverts(text).map(({ form }) => form.price)).toEqual([String(price ?? '')]);
});

test.each(['Insurance 300k annually', 'Valet 300k per annum'])(
  '[FORM-6] a price that was typed makes no rent of a fee by the year: %s',
  (description) => {
    const form = {
      ...EMPTY_LISTING_FORM,
      listingType: 'sale',
      price: '180000000',
      description,
    } as const;
    expect(textOffers(form).map(({ key }) => key)).not.toContain('listingType');
  },
);

test.each([
  ['3 bedroom flat to let\nYaba\n5m per annum\nService charge inclusive', 5_000_000],
  ['3 bedroom flat to let, Yaba. 5m per annum service charge included', 5_000_000],
  ['3 bed flat to let Jabi 6m per annum service charge not included', 6_000_000],
  ['For rent\n3 bed flat Jabi\n₦6,000,000 per annum\nAgency fee applies', 6_000_000],
  ['2 bed, Ojodu to let\n2.5m per annum\nAgency\nLegal\nCaution', 2_500_000],
  ['2 bed flat to let Ikeja 2.5m per year service charge, 500k', 2_500_000],
  ['2 bed flat to let 200k x 12 months Ikeja', 2_400_000],
  ['Yaba: room with water 250k to let. 2 bed flat with water 1.5m', null],
])('[FORM-6] what stands behind a rent does not take it away: %s', (text, price) => {
  expect(readAdverts(text)[0]?.form.price).toBe(String(price ?? ''));
});

test.each([
  ['Ikeja now 5.5m', '5500000', '2000000'],
  ['Correction: Ikeja is 5.5m', '5500000', '2000000'],
  ['Yaba now 1.8m', '6000000', '1800000'],
  ['Price now 1.8m', '6000000', '1800000'],
  // Of neither of them.
  ['Surulere now 1.8m', '6000000', '2000000'],
])('[FORM-6] a correction in a chat is of the home that it names: %s', (said, duplex, flat) => {
  const chat = [
    '12/10/2025, 09:00 - Ada: 3 bedroom duplex to let Ikeja 6m',
    '12/10/2025, 09:01 - Ada: 2 bedroom flat to let Yaba 2m',
    `12/10/2025, 09:03 - Ada: ${said}`,
  ].join('\n');
  expect(readAdverts(chat).map(({ form }) => form.price)).toEqual([duplex, flat]);
});

describe('[FORM-6] what a sender says of one of several homes', () => {
  const chat = (said: string) =>
    [
      '[12/05/2026, 10:20] Ada: 2 bedroom flat to let in Ikota 2.5m',
      '[12/05/2026, 10:21] Ada: 4 bedroom duplex to let in Ajah 6m',
      `[12/05/2026, 10:22] Ada: ${said}`,
    ].join('\n');
  const read = (said: string) =>
    readAdverts(chat(said)).map(({ form, doubts }) => [form.price, doubts.length]);

  test.each([
    ['Ikota now 2.3m', '2300000', '6000000'],
    ['Price reviewed 5m', '2500000', '5000000'],
    ['Yaba now 2.3m', '2500000', '6000000'],
  ])('corrects the one that it names, else the last: %s', (said, ikota, ajah) => {
    expect(read(said)).toEqual([
      [ikota, 0],
      [ajah, 0],
    ]);
  });

  test.each([
    ['Ikota one sold', 1, 0],
    ['Ikota is sold', 1, 0],
    ['The 4 bed sold', 0, 1],
    ['Ajah one taken', 0, 1],
    ['Ajah one no more available', 0, 1],
    ['Ajah one not sold', 0, 0],
  ])('is gone, or is not: %s', (said, ikota, ajah) => {
    expect(read(said)).toEqual([
      ['2500000', ikota],
      ['6000000', ajah],
    ]);
  });
});

describe('[FORM-6] what only a rent or only a sale says names the offer', () => {
  test.each([
    ['2 bedroom flat at Ogudu GRA, 3.5m, 2 yrs upfront', 'rent | Flat | 2 | Ogudu GRA | 3500000'],
    ['2 bedroom flat at Yaba, 1.5m, one year in advance', 'rent | Flat | 2 | Yaba | 1500000'],
    [
      'Half plot of land at Ibeju Lekki 500sqm 12.5m (governors consent)',
      'sale | Land |  | Ibeju-Lekki | 12500000',
    ],
    ['A plot of land at Epe, C of O, 8m', 'sale | Land |  | Epe | 8000000'],
    // Buyers pay a part upfront too, and a flat with its papers may be let.
    ['3 bedroom flat at Yaba, 20m, 50% upfront', 'open | Flat | 3 | Yaba | 20000000'],
    ['2 bedroom flat at Yaba, 3.5m, C of O', 'open | Flat | 2 | Yaba | 3500000'],
    // Who leases land out has its papers too.
    ['Plot of land at Epe to let, C of O, 2m per year', 'rent | Land |  | Epe | 2000000'],
  ])('%s', (words, home) => expect(told(words)).toEqual([home]));

  // What stands on land is let as well, and its papers are told to tenants.
  test.each([
    ['Shop on a land with C of O Ikeja 2m', 'open'],
    ['Filling station on 2 plots, C of O, 12m', 'open'],
    ['Warehouse sitting on 2 acres with C of O, Apapa, 25m', 'open'],
    ['Event centre on 3 plots with C of O, 15m', 'open'],
    ['Bungalow on half plot, governors consent, Ikeja 20m', 'open'],
    ['Land at Ikorodu with C of O 5m', 'sale'],
    ['Land at Ikorodu with C of O, good for a hotel or school. 5m', 'sale'],
    ['2 plots fit for a warehouse, Epe, governors consent, 20m', 'sale'],
  ])('%s: %s', (words, offer) =>
    expect(told(words).map((home) => home.split(' ')[0])).toEqual([offer]),
  );
});
