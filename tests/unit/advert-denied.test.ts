import { describe, expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { readFeatures } from '../../src/domain/listing-text/read-features';
import { readListingText, sure } from '../../src/domain/listing-text/read-listing-text';

// What words deny, or say of something else than the home, is nothing that the home is or has.
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

describe('[FORM-6] a short let that is denied', () => {
  test.each([
    'to let. 2m. Not for shortlet',
    'to let. 2m. No airbnb',
    'to let. 2m. Short let not allowed',
    'to let. 2m. Strictly no short-let',
    'to let. 2m. No short let/airbnb',
    'to let. 2m. Shortlet operators should not call',
    '2m per annum. No shortlet please',
  ])('is a rent: %s', (words) => {
    expect(told(`3 bedroom flat Yaba ${words}`)).toEqual(['rent | Flat | 3 | Yaba | 2000000']);
  });
  test.each([
    'Not only for short let but for parties. 80k per night',
    'Why not short let this one? 80k',
    'Shortlet 80k. Guests should not smoke. Pets not allowed',
    'Short let. 80k. No shortlet like it',
    'Shortlet 80k. No shortlet fee',
  ])('is one where something else is denied: %s', (words) => {
    expect(told(`2 bedroom flat Lekki. ${words}`)).toEqual(['shortlet | Flat | 2 | Lekki | 80000']);
  });
  test('leaves a file’s row to what it says otherwise', () => {
    const read = (description: string) =>
      readListingText({ title: '3 bedroom flat', description, price: 2_000_000 }).offer;
    expect(read('No short let allowed')).toBe(null);
    expect(sure(read('No short let allowed. Rent 2m per annum'))).toBe('rent');
  });
});

describe('[FORM-6] a rent that is denied', () => {
  test.each([
    ['Sale only, not rent: 2 bedroom flat at Ikate 55m', 'sale | Flat | 2 | Ikate | 55000000'],
    ['Say no to rent: 3 bedroom flat, Ajah, 45m', 'open | Flat | 3 | Ajah | 45000000'],
    ['No more rent - 3 bedroom flat Ajah 45m, C of O', 'sale | Flat | 3 | Ajah | 45000000'],
    ['3 bedroom flat, Ajah, not rent 45m', 'open | Flat | 3 | Ajah | 45000000'],
    ['2 bedroom flat Yaba. No rent increase. Rent 2m', 'rent | Flat | 2 | Yaba | 2000000'],
    ['2 bedroom flat Yaba. Not for sale. For rent 2m', 'rent | Flat | 2 | Yaba | 2000000'],
    ['2 bedroom flat Yaba: no rent in January. To let 2m', 'rent | Flat | 2 | Yaba | 2000000'],
  ])('%s', (text, home) => {
    expect(told(text)).toEqual([home]);
  });
});

describe('[FORM-6] the agency’s office', () => {
  const flat = 'rent | Flat | 3 | Gwarinpa | 3000000';
  test.each([
    'Office: Suite 4, Wuse. 3 bedroom flat at Gwarinpa to let 3m',
    'Contact office: Suite 4, Wuse. 3 bedroom flat at Gwarinpa to let 3m',
    'Visit our office at Suite 4, Wuse. 3 bedroom flat at Gwarinpa to let 3m',
    'Shop 12, Garki Mall - our address. To let: 3 bedroom flat at Gwarinpa 3m',
    '3 bedroom flat at Gwarinpa to let 3m. Our office is at No. 5 Aminu Kano Crescent, Wuse 2. Call us',
    'Warehouse road: 3 bedroom flat at Gwarinpa to let 3m',
  ])('is no home: %s', (text) => {
    expect(told(text)).toEqual([flat]);
  });
  test.each([
    [
      'Office address: 12 Allen Avenue Ikeja\n4 bedroom duplex for sale at Omole 120m',
      'sale | Detached | 4 | Omole Phase 1 | 120000000',
    ],
    [
      'Visit our Wuse office for inspection. Shop to let at Gwarinpa 3m',
      'rent | Retail Space |  | Gwarinpa | 3000000',
    ],
    // An office that is offered is one.
    ['Office: Suite 4, Wuse. To let 3m', 'rent | Office Space |  | Wuse | 3000000'],
    ['Our office building at Wuse for sale 300m', 'sale | Office Space |  | Wuse | 300000000'],
    [
      'Office address: 12 Allen Avenue, Ikeja. Open plan to let 5m',
      'rent | Office Space |  | Allen | 5000000',
    ],
    ['Warehouse road side at Apapa to let 30m', 'rent | Warehouse |  | Apapa | 30000000'],
  ])('%s', (text, home) => {
    expect(told(text)).toEqual([home]);
  });
});

test('[FORM-6] what somebody looks for is not what they offer', () => {
  const text = 'I have a buyer for land in Ikeja. Also selling 3 bedroom flat at Opebi 85m';
  expect(told(text)).toEqual(['sale | Flat | 3 | Opebi | 85000000']);
  expect(readAdverts(text)[0]?.doubts).toEqual([
    "Its words look for a home and offer none: 'buyer for land'",
  ]);
});

describe('[FORM-6] a feature', () => {
  const has = (text: string) => {
    const { features, documents } = readFeatures(text);
    return [...features, ...documents].join(', ');
  };
  test.each([
    'Generator not included',
    'Bring your own generator',
    'Oshodi, near garage',
    'Shop at Ketu garage',
    'Ojota Garage, Lagos',
    'to let at Ikorodu Garage. 2m',
    'flat behind Pool House, Yaba',
    'Close to Gym bus stop',
    'off Security Avenue',
    'Close to a swimming pool and gym',
    'Title: none yet (C of O on request)',
    'Close to C of O area. Family receipt only',
    'Not yet C of O. Excision gazette in view',
  ])('is none where it is denied, near, or a name: %s', (text) => {
    expect(has(text)).toBe('');
  });
  test.each([
    ['Yaba garage for 2 cars', 'Car park'],
    ['Lekki, garage, gym', 'Gym, Car park'],
    ['Close to Shoprite with swimming pool and gym', 'Swimming pool, Gym'],
    ['Close to market, gym, security', 'Gym, Security'],
    ['Enjoy your own swimming pool', 'Swimming pool'],
    ['Each flat has its own generator', 'Power backup'],
    ['Generator. Not included: diesel', 'Power backup'],
    ['Security street lights, good road', 'Security'],
    ['Encumbrance: none. C of O', 'Certificate of Occupancy'],
    ['C of O available on request', 'Certificate of Occupancy'],
    ['Excision, gazette and survey', 'Excision, Gazette, Registered survey'],
  ])('is one: %s', (text, features) => {
    expect(has(text)).toBe(features);
  });
});

describe('[FORM-6] what agents say among them', () => {
  const doubts = (text: string) => readAdverts(text).flatMap((advert) => advert.doubts);
  const chat = (words: string) =>
    `[12/03/2025, 09:14] Musa: 2 bed flat Kano for rent 1.8m\n[12/03/2025, 09:40] Musa: ${words}`;
  test.each(["it's been rented", 'Somebody don pay', 'Someone has already paid for it'])(
    'of a home that is gone: %s',
    (words) => {
      expect(doubts(chat(words))).toEqual([
        `Its words say that it is sold, let or not to be had: '${words}'`,
      ]);
    },
  );
  test.each(['Somebody has paid for inspection', "it's been renovated", 'Who don pay?'])(
    'of one that is not: %s',
    (words) => {
      expect(doubts(chat(words))).toEqual([]);
    },
  );
  test.each([
    ['3 bed flat Yaba for sale 40m (owner: Chief Obi)', 'owner: Chief Obi'],
    ['3 bedroom flat Yaba to let 2m commission 10% mine 5%', 'mine 5%'],
    ['3 bedroom flat Yaba to let 2m. Key at the shop', 'Key at the shop'],
  ])('is asked about: %s', (text, words) => {
    expect(doubts(text)).toEqual([`Its words may be meant for nobody else: '${words}'`]);
  });
  test.each([
    '3 bedroom flat Yaba to let 2m. Landlord: direct. Commission 10%',
    '3 bedroom flat Yaba for sale 80m. Owner: relocating. Key features: gym',
    '3 bedroom flat Yaba to let 2m. Owner lives abroad. Mine is 10 years old',
  ])('leaves the rest: %s', (text) => {
    expect(doubts(text)).toEqual([]);
  });
});

describe('[FORM-6] headings and labels in few words', () => {
  test.each([
    ['RENT UPDATE ABUJA\n2 bedroom flat Kubwa 1.2m\n3 bedroom flat Lugbe 2m', 'rent'],
    [
      'ENUGU RENTALS\n2 bedroom flat, Independence Layout 1.2m\n3 bedroom flat New Haven 2m',
      'rent',
    ],
    ['Rentals\n2 bedroom flat Kubwa 1.2m\n3 bedroom flat Lugbe 2m', 'rent'],
    ['Ibadan listings (rent)\n2 bedroom flat Bodija 1.2m\n3 bedroom flat Akobo 2m', 'rent'],
    ['ABUJA SALES\n2 bedroom flat Kubwa 31m\n3 bedroom flat Lugbe 42m', 'sale'],
    ['3 bedroom flat Lugbe 42m\nRental income\n3m', 'open'],
    ['3 bedroom flat Lugbe 42m\nCar rentals available', 'open'],
    ['3 bedroom flat Lugbe 42m\nCurrent rent\n3m', 'open'],
  ])('%j', (text, offer) => {
    expect([...new Set(told(text).map((home) => home.split(' | ')[0]))]).toEqual([offer]);
  });
  test.each([
    ['Duplex 4bed Gwarinpa. N6m rent', 'rent | Detached | 4 | Gwarinpa | 6000000'],
    ['Flat 3 bedroom Kubwa rent 2m', 'rent | Flat | 3 | Kubwa | 2000000'],
  ])('a place behind the rooms: %s', (text, home) => {
    expect(told(text)).toEqual([home]);
  });
  test('baths behind beds', () => {
    const baths = (text: string) => readAdverts(text).map(({ form }) => form.bathrooms);
    expect(baths('3BR/3BA Apt to let at Yaba 5m')).toEqual(['3']);
    expect(baths('3 bedroom flat to let, 5 ba Yaba 5m')).toEqual(['']);
  });
  test('papers of both homes', () => {
    const papers = (line: string) =>
      readAdverts(
        `For sale\n3 bedroom flat at Yaba 80m\n4 bedroom terrace at Ikate 150m\n${line}`,
      ).map(({ form }) => form.keyFeatures);
    expect(papers("Both Governor's consent.")).toEqual([
      ["Governor's consent"],
      ["Governor's consent"],
    ]);
    expect(papers('All rooms ensuite, C of O')).toEqual([[], ['Certificate of Occupancy']]);
  });
});

describe('[FORM-6] the answer no to another question', () => {
  test.each([
    ['3 bedroom flat Yaba\nServiced: No\nRent: N2,000,000', 'rent | Flat | 3 | Yaba | 2000000'],
    ['3 bedroom flat Yaba 2m. Negotiable? No\nTo let', 'rent | Flat | 3 | Yaba | 2000000'],
    ['2 bedroom flat Lekki\nPets: No\nShortlet: 80k', 'shortlet | Flat | 2 | Lekki | 80000'],
  ])('denies no offer below it: %j', (text, home) => {
    expect(told(text)).toEqual([home]);
  });
  test.each(['Service charge: none, parking space', 'Service charge: None. Parking space'])(
    'denies nothing that follows: %s',
    (words) => {
      expect(readFeatures(words).features).toEqual(['Car park']);
    },
  );
});

describe('[FORM-6] what stands in a line of its own', () => {
  test('is no part of a name in the next', () => {
    expect(readFeatures('Swimming pool\nGym\nRoad tarred').features).toEqual([
      'Swimming pool',
      'Gym',
    ]);
  });
  test('is near where the line above ends so', () => {
    expect(readFeatures('Close to a\ngym').features).toEqual([]);
    expect(readFeatures('Nearby:\ngym').features).toEqual([]);
  });
});

test.each([
  ['Excision\nC of O in process', ['Excision']],
  ['Title: Gazette / C of O in process', ['Gazette']],
  ['Excision in process', []],
])('[FORM-6] a paper to come takes none that is there: %j', (words, documents) => {
  expect(readFeatures(words).documents).toEqual(documents);
});

test.each([
  ['3 bedroom flat Yaba 2m per annum\n#sales #lagos', 'rent | Flat | 3 | Yaba | 2000000'],
  ['LEKKI SALES\n3 bedroom flat Ikate 5m per annum', 'rent | Flat | 3 | Ikate | 5000000'],
])('[FORM-6] sales is the name of a department where a rent is told: %j', (text, home) => {
  expect(told(text)).toEqual([home]);
});

test.each([
  '3 bedroom flat to let Lekki\nRent: 5m\nNB: No shortlet',
  '3 bedroom flat Lekki, rent 5m\nTerms: No shortlet, no pets',
  '3 bedroom flat to let Lekki 5m per annum. Note: No short let',
  '3 bedroom flat Lekki\nShortlet: No\nTo let: 5m',
])('[FORM-6] no short let behind a colon is none either: %j', (text) => {
  expect(told(text)).toEqual(['rent | Flat | 3 | Lekki | 5000000']);
});

test.each(['Title: Survey & deed processing', 'C of O consent in process'])(
  '[FORM-6] two papers to come: %s',
  (words) => {
    expect(readFeatures(words).documents).toEqual([]);
  },
);
