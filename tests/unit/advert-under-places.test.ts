import { describe, expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';

// Of which place a home is in a list with places between its homes, as who wrote the list meant it.
const told = (text: string) =>
  readAdverts(text).map(({ form }) => [form.bedrooms, form.address, form.price].join(' | '));
const KUBWA_AND_LUGBE = [
  '2 | Kubwa, Abuja | 1200000',
  '1 | Kubwa, Abuja | 800000',
  '3 | Lugbe, Abuja | 2000000',
  '2 | Lugbe, Abuja | 1500000',
];

describe('[FORM-6] a place above several homes is that of each of them', () => {
  test.each([
    'TO LET\nKubwa:\n- 2 bedroom flat - 1.2m\n- 1 bedroom flat - 800k\nLugbe:\n- 3 bedroom flat - 2m\n- 2 bedroom flat - 1.5m',
    'TO LET\nKubwa\n✅ 2 bedroom flat - 1.2m\n✅ 1 bedroom flat - 800k\nLugbe\n✅ 3 bedroom flat - 2m\n✅ 2 bedroom flat - 1.5m',
    'To let\n1. Kubwa\n- 2 bedroom flat 1.2m\n- 1 bedroom flat 800k\n2. Lugbe\n- 3 bedroom flat 2m\n- 2 bedroom flat 1.5m',
    'Abuja\nKubwa\n2 bedroom flat 1.2m rent\n1 bedroom flat 800k rent\nLugbe\n3 bedroom flat 2m rent\n2 bedroom flat 1.5m rent',
    '[12/03/2025, 09:14] Musa: TO LET\nKubwa:\n- 2 bedroom flat - 1.2m\n- 1 bedroom flat - 800k\nLugbe:\n- 3 bedroom flat - 2m\n- 2 bedroom flat - 1.5m',
    'TO LET\n\nKUBWA\n2 bedroom flat\nRent 1.2m\n\n1 bedroom flat\nRent 800k\n\nLUGBE\n3 bedroom flat\nRent 2m\n\n2 bedroom flat\nRent 1.5m',
  ])('%j', (text) => {
    expect(told(text)).toEqual(KUBWA_AND_LUGBE);
  });

  test.each(['', '\n'])('whose numbers go on below the next place, with %j between', (gap) => {
    const text = `Lagos properties for sale\nIKEJA\n1. 3 bedroom flat 85m\n2. 4 bedroom duplex 150m\n${gap}AJAH\n3. 4 bedroom terrace 95m\n4. 5 bedroom duplex 180m`;
    expect(told(text)).toEqual([
      '3 | Ikeja, Lagos | 85000000',
      '4 | Ikeja, Lagos | 150000000',
      '4 | Ajah, Lagos | 95000000',
      '5 | Ajah, Lagos | 180000000',
    ]);
  });

  test('and the one right above is closer than one above them all', () => {
    const text =
      'LAGOS ISLAND\nIkoyi:\n3 bedroom flat 350m for sale\n4 bedroom terrace 500m for sale\nLekki:\n4 bedroom duplex 200m for sale';
    expect(told(text)).toEqual([
      '3 | Ikoyi, Lagos | 350000000',
      '4 | Ikoyi, Lagos | 500000000',
      '4 | Lekki, Lagos | 200000000',
    ]);
    expect(
      told('Ibadan properties to let\nAkobo\n1. 2 bedroom flat 800k\nBodija\n2. Mini flat 600k'),
    ).toEqual(['2 | Akobo, Ibadan, Oyo | 800000', '1 | Bodija, Ibadan, Oyo | 600000']);
  });

  test('with the words for an area, and with its own town', () => {
    expect(
      told(
        '*IKEJA AXIS*\n• 3 bedroom flat, 5m per annum\n• Mini flat, 1.5m per annum\n*YABA AXIS*\n• 2 bedroom flat, 3m per annum',
      ),
    ).toEqual([
      '3 | Ikeja, Lagos | 5000000',
      '1 | Ikeja, Lagos | 1500000',
      '2 | Yaba, Lagos | 3000000',
    ]);
    expect(
      told('Ibadan\nAkobo\n2 bedroom flat to let 800k\nIlorin\nTanke\n3 bedroom flat to let 1.2m'),
    ).toEqual(['2 | Akobo, Ibadan, Oyo | 800000', '3 | Tanke, Ilorin, Kwara | 1200000']);
  });
});

test('[FORM-6] a road and its place stand above their homes too', () => {
  const text =
    'To let\nFola Osibo Street, Lekki Phase 1\n4 bedroom terrace 16m\nOff Adeniyi Jones Avenue, Ikeja\n3 bedroom flat 5m\n2 bedroom flat 4m';
  expect(told(text)).toEqual([
    '4 | Fola Osibo Street, Lekki Phase 1, Lagos | 16000000',
    '3 | Adeniyi Jones, Ikeja, Lagos | 5000000',
    '2 | Adeniyi Jones, Ikeja, Lagos | 4000000',
  ]);
});

describe('[FORM-6] a place below a home is no heading of the next', () => {
  test.each([
    'To let\n2 bedroom flat 1.2m\nKubwa\n3 bedroom flat 2m\nLugbe',
    'To let\n1. 2 bedroom flat 1.2m\nKubwa\n2. 3 bedroom flat 2m\nLugbe\n',
    'To let in Abuja\n2 bedroom flat 1.2m\nKubwa\n\n3 bedroom flat 2m\nLugbe\n\n1 bedroom flat 500k',
    'Available in Abuja to let\n1. 2 bedroom flat 1.2m\nKubwa\n2. 3 bedroom flat 2m\nLugbe\n3. Shop 500k',
    '2 bedroom flat to let\nKubwa\nRent 1.2m\n3 bedroom flat to let\nLugbe\nRent 2m',
  ])('%j', (text) => {
    expect(told(text).slice(0, 2)).toEqual([
      '2 | Kubwa, Abuja | 1200000',
      '3 | Lugbe, Abuja | 2000000',
    ]);
  });
  test('nor is what is near it', () => {
    expect(
      told(
        'Ajah\n3 bedroom flat for sale\nPrice 150m\nClose to Abraham Adesanya\nSangotedo\n4 bedroom duplex for sale\nPrice 90m',
      ),
    ).toEqual(['3 | Ajah, Lagos | 150000000', '4 | Sangotedo, Lagos | 90000000']);
  });
});

describe('[FORM-6] a numbered line says where, how large and for how much under the kind above it', () => {
  const land = (text: string) =>
    readAdverts(text).map(({ form }) =>
      [form.type, form.address, form.areaSize, form.price].join(' | '),
    );
  const first = [
    'Land | Maitama, Abuja | 1800 | 1500000000',
    'Land | Guzape, Abuja | 800 | 250000000',
  ];
  test.each([
    ['3) Karsana - 450sqm - 35m', 'Land | Karsana, Abuja | 450 | 35000000'],
    ['3) Karsana - SOLD', 'Land | Karsana, Abuja |  | '],
  ])('%s', (line, last) => {
    const text = `LAND FOR SALE\n1) Maitama - 1,800sqm - 1.5b\n2) Guzape - 800sqm - 250m\n${line}`;
    expect(land(text)).toEqual([...first, last]);
  });
  test.each([
    'LAND FOR SALE\n1. Title: C of O\n2. Size: 600sqm, Lekki\n3. Price 90m',
    'LAND FOR SALE at Epe\n1. 500sqm - 5m\n2. 1000sqm - 9m',
    '3 bedroom flat for sale at Yaba 80m\n1. Near Unilag\n2. 120sqm, close to Lekki\n3. Service charge 300k',
  ])('and numbered facts of one home are none: %j', (text) => {
    expect(readAdverts(text)).toHaveLength(1);
  });
});

describe('[FORM-6] a home whose price stands in the next line begins with what it is', () => {
  test.each([
    'FOR SALE\nPort Harcourt\nRumuola\n✅ Self contain\nPrice: 52m\n✅ Shop\nPrice: 32m\nWoji\n✅ 4 bedroom duplex\nPrice: 308m\n✅ Shop\nPrice: 81m',
    'Port Harcourt\n\nRumuola\nSelf contain for sale\nPrice: 52m\nShop for sale\nPrice: 32m\n\nWoji\n4 bedroom duplex for sale\nPrice: 308m\nClose to the main road\nShop for sale\nPrice: 81m',
  ])('below its place: %j', (text) => {
    expect(
      readAdverts(text).map(({ form }) => [form.type, form.address, form.price].join(' | ')),
    ).toEqual([
      'Studio | Rumuola, Port Harcourt, Rivers | 52000000',
      'Retail Space | Rumuola, Port Harcourt, Rivers | 32000000',
      'Detached | Woji, Port Harcourt, Rivers | 308000000',
      'Retail Space | Woji, Port Harcourt, Rivers | 81000000',
    ]);
  });
  test('and keeps its price and its size', () => {
    expect(
      readAdverts(
        'Land 600sqm to let Epe\nRent: 900k\nMini flat to let Yaba\nRent: 2.8m\n4 bedroom terrace to let Ikeja\nRent: 7.4m',
      ).map(({ form }) => [form.type, form.address, form.areaSize, form.price].join(' | ')),
    ).toEqual([
      'Land | Epe, Lagos | 600 | 900000',
      'Flat | Yaba, Lagos |  | 2800000',
      'Terrace | Ikeja, Lagos |  | 7400000',
    ]);
  });
  test('where a sign leads each of them too', () => {
    expect(
      readAdverts(
        'FOR SALE\n\nChallenge, Ibadan\n✅ 5 bedroom detached duplex\nPrice: 137m\n✅ Shop\nPrice: 89m',
      ).map(({ form }) => [form.type, form.price]),
    ).toEqual([
      ['Detached', '137000000'],
      ['Retail Space', '89000000'],
    ]);
  });
  test('but a heading above places and sizes is of them all', () => {
    expect(told('LAND FOR SALE\n1) Maitama - 1,800sqm - 1.5b\n2) Guzape - 800sqm - 250m')).toEqual([
      ' | Maitama, Abuja | 1500000000',
      ' | Guzape, Abuja | 250000000',
    ]);
  });
});

describe('[FORM-6] a line with a kind of home and a sum below it is no other home where it tells of the one above', () => {
  test.each([
    '4 bedroom terrace for sale at Ikate Lekki 85m\nProperty type: Terrace\nPrice: 85m\nTitle: C of O',
    '4 bedroom semi for sale at Osapa\n85m\nDuplex inspection\nFee 10k',
    'School for sale at Ipaja\nPrice: 120m\nSchool\nCurrent fees 50k per term',
    '4 bedroom duplex for sale at Ajah\nPrice 80m\nThe land alone is worth\n60m',
    'Mini flat to let at Ogba\nRent: 600k\nFlat\nTotal package: 900k',
    '4 BEDROOM DUPLEX FOR SALE IN IKATE - 150M\nDetached duplex in Ikate, Lekki\nPrice: 150m\nTitle: C of O',
    'HOT DEAL! 2 bedroom flat to let at Surulere\n2.5m\nFlat is located at Adelabu, Surulere\nRent is 2.5m per annum',
    'Land for sale at Epe 5m\nDry land at Epe\nPrice 5m slightly negotiable',
    '2 bedroom flat for rent, Ojodu\nRent 1.5m\n4 flats in compound\nCompound fee 50k',
  ])('%j', (text) => {
    expect(readAdverts(text)).toHaveLength(1);
  });
});

describe('[FORM-6] what a heading offers is offered below it, and no longer', () => {
  const offers = (text: string) =>
    readAdverts(text).map(({ form }) => [form.listingType, form.type, form.price].join(' | '));
  test.each([
    [
      'FOR SALE\nLand at Kubwa\n5m\nFOR RENT\nShop at Kubwa\n400k',
      ['sale | Land | 5000000', 'rent | Retail Space | 400000'],
    ],
    [
      'RENT\nSelf contain, Bariga\n400k\nSALE\nBungalow, Ikorodu\n25m',
      ['rent | Studio | 400000', 'sale | Bungalow | 25000000'],
    ],
    [
      'SHORTLET\nStudio, Lekki\n60k\nRENT\nSelf contain, Ajah\n600k\nSALE\nLand, Epe\n5m',
      ['shortlet | Studio | 60000', 'rent | Studio | 600000', 'sale | Land | 5000000'],
    ],
    [
      '*FOR SALE*\n📍 Ajah\n🏠 Duplex\n💰 85m\n*FOR RENT*\n📍 Lekki\n🏠 Shop\n💰 400k',
      ['sale | Detached | 85000000', 'rent | Retail Space | 400000'],
    ],
  ])('%j', (text, homes) => {
    expect(offers(text)).toEqual(homes);
  });
});

test('[FORM-6] a heading with the sign of the places below it is no home', () => {
  expect(
    told(
      '🔥 FOR RENT 🔥\n3 bedroom flat\n🔥 Yaba 2m\n2 bedroom flat\n🔥 Ketu 1m\nMini flat\n🔥 Bariga 700k',
    ),
  ).toEqual([
    '3 | Yaba, Lagos | 2000000',
    '2 | Ketu, Lagos | 1000000',
    '1 | Bariga, Lagos | 700000',
  ]);
});

test('[FORM-6] two homes of one kind and price in two places are two', () => {
  expect(
    readAdverts('To let\nShop at Yaba\n500k\nShop at Surulere\n500k').map(
      ({ form }) => form.address,
    ),
  ).toEqual(['Yaba, Lagos', 'Surulere, Lagos']);
});

test('[FORM-6] a long list without kinds or places takes no time that grows with its square', () => {
  const text = Array.from({ length: 1200 }, (_, at) => `Shop ${at}\n${at}00k`).join('\n');
  expect(readAdverts(text).length).toBeGreaterThan(0);
});
