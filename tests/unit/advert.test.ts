import { describe, expect, test } from 'vitest';
import { countHomes, readAdverts } from '../../src/domain/advert/read-adverts';
import { splitAdvert } from '../../src/domain/advert/split-advert';
import { takePhones } from '../../src/domain/advert/take-phones';
import { withAdvert } from '../../src/domain/advert/with-advert';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';

const ONE = `*TO LET* 🏡🏡
Newly built 3 bedroom flat with BQ
📍 Ikate, Lekki, Lagos
💰 Rent: 2.5m net
Agency & legal 10%
Caution 500k
✅ All rooms ensuite
📞 Call/WhatsApp: 0803 123 4567
Harmattan Homes`;

const NUMBERED = `FOR RENT IN LEKKI PHASE 1, LAGOS

1. 2 bedroom flat, upstairs. 3.5m
2. Mini flat, 1.8m net
3) 4 bedroom terrace with bq, ₦9,000,000 per annum

Agency 10%, legal 10% each
Call 08031234567`;

const CHAT = `[12/05/2026, 10:20] Ada Homes: 5 bedroom detached duplex for sale at Chevron, Lekki. Asking ₦250m. C of O
[12/05/2026, 10:22] Ada Homes: Plot of land 648sqm at Sangotedo, Lagos. Price 45m
[12/05/2026, 10:25] Ada Homes: Good morning all`;

const LINES = `🏠 3bedroom bungalow for sale
Bodija, Ibadan
65 million naira asking
➖➖➖➖➖
🏠 Shop for rent
Ring Road, Ibadan
600k per annum
➖➖➖➖➖
🏠 4 bedroom duplex
Akobo Ibadan
85m
+234 803 222 1111`;

/** What an agent would look at first. */
function told(text: string) {
  return readAdverts(text).map(({ form }) => [
    form.type,
    form.listingType,
    form.price,
    form.bedrooms,
    form.address,
  ]);
}

describe('[FORM-6] an advert from a chat', () => {
  test('fills the form of one home, and its number is left out of the words', () => {
    expect(told(ONE)).toEqual([['Flat', 'rent', '2500000', '3', 'Ikate, Lekki, Lagos']]);
    const [advert] = readAdverts(ONE);
    expect(advert?.contacts).toEqual(['+2348031234567', 'Harmattan Homes']);
    expect(advert?.form).toMatchObject({ cautionFee: '500000', keyFeatures: ['Boys quarters'] });
    expect(advert?.form.description).toBe(`TO LET 🏡🏡
Newly built 3 bedroom flat with BQ
📍 Ikate, Lekki, Lagos
💰 Rent: 2.5m net
Agency & legal 10%
Caution 500k
✅ All rooms ensuite`);
  });

  test('with a numbered list is a form for each, with what stands above and below all of them', () => {
    expect(told(NUMBERED)).toEqual([
      ['Flat', 'rent', '3500000', '2', 'Lekki Phase 1, Lagos'],
      ['Flat', 'rent', '1800000', '1', 'Lekki Phase 1, Lagos'],
      ['Terrace', 'rent', '9000000', '4', 'Lekki Phase 1, Lagos'],
    ]);
    expect(readAdverts(NUMBERED).map(({ form }) => [form.agencyFee, form.legalFee])).toEqual([
      ['350000', '350000'],
      ['180000', '180000'],
      ['900000', '900000'],
    ]);
  });

  test.each([
    ['3 bedroom flat at Yaba, 4m to let', '4000000'],
    ['3 bedroom flat at Yaba, 4m to rent', '4000000'],
  ])('%s says its price', (text, price) => {
    expect(told(text).map(([, offer, said]) => [offer, said])).toEqual([['rent', price]]);
  });

  test('with a home whose price is in other money, on request or not said is a form for it too', () => {
    expect(
      told(`Available homes
1. 3 bedroom flat at Yaba, Lagos 4m to rent
2. 5 bedroom detached duplex in Ikoyi, Lagos. $1.2m
3. 2 bedroom flat, Surulere, Lagos. 2.5m to let
4. 4 bedroom terrace, Lekki Phase 1, Lagos. Price on request
5. 2 bedroom flat, Gbagada, Lagos. Just out
6. Self contain at Akoka, Lagos, 600k per annum
7. Agency 10% each`),
    ).toEqual([
      ['Flat', 'rent', '4000000', '3', 'Yaba, Lagos'],
      ['Detached', 'sale', '', '5', 'Ikoyi, Lagos'],
      ['Flat', 'rent', '2500000', '2', 'Surulere, Lagos'],
      ['Terrace', 'sale', '', '4', 'Lekki Phase 1, Lagos'],
      ['Flat', 'sale', '', '2', 'Gbagada, Lagos'],
      ['Studio', 'rent', '600000', '', 'Akoka, Lagos'],
    ]);
    expect(told('1. 3 bedroom flat at Yaba, 4m\n2. 5 bedroom duplex in Ikoyi')).toHaveLength(2);
    expect(
      told('4 bedroom duplex, Lekki. ₦120m\n1. 4 bedrooms, all ensuite\n2. 1 room BQ'),
    ).toHaveLength(1);
  });

  test('copied with its times and senders is a form for each message about a home', () => {
    expect(told(CHAT)).toEqual([
      ['Detached', 'sale', '250000000', '5', 'Chevron, Lekki, Lagos'],
      ['Land', 'sale', '45000000', '', 'Sangotedo, Lagos'],
    ]);
    expect(readAdverts(CHAT)[0]?.form.description).not.toContain('Ada Homes');
  });

  test('with lines of signs between is a form for each', () => {
    expect(told(LINES)).toEqual([
      ['Bungalow', 'sale', '65000000', '3', 'Bodija, Ibadan, Oyo'],
      ['Retail Space', 'rent', '600000', '', 'Ring Road, Ibadan, Oyo'],
      ['Detached', 'sale', '85000000', '4', 'Akobo, Ibadan, Oyo'],
    ]);
  });

  test.each([
    ['nothing', '', 0],
    ['blanks', ' \n\t\n', 0],
    ['a greeting', 'Good morning all', 1],
    ['features in a list', '3 bedroom flat in Yaba, ₦2m\n\n1. POP ceiling\n2. Tiled floors', 1],
    [
      'charges in paragraphs',
      '2 bedroom flat, Surulere. Rent: 1.5m\n\nCaution: 200k\n\nService charge: 150k',
      1,
    ],
    [
      'a line for each',
      '3 bed flat Yaba, ₦3m\n2 bedroom flat Ojuelegba, ₦2m\nself contain Akoka, ₦600k',
      3,
    ],
  ])('of %s: %s', (_name, text, homes) => {
    expect(splitAdvert(text)).toHaveLength(homes);
  });

  test('with prices on lines of their own is a form for each: the 1. of 1.1m numbers nothing', () => {
    expect(
      told(`JUST IN, TO LET

Mini flat
Ogba
700k

2 bedroom flat
Agege
1.1m

Shop
Ikeja
₦400k`).map(([type, , price, bedrooms]) => [type, price, bedrooms]),
    ).toEqual([
      ['Flat', '700000', '1'],
      ['Flat', '1100000', '2'],
      ['Retail Space', '400000', ''],
    ]);
  });

  test('takes the address of each home from its own words before those above all', () => {
    expect(
      told(`TO LET IN LEKKI PHASE 1, LAGOS

1. 3 bedroom terrace off Fola Osibo, N6m
2. Self contain at Ikate, 900k per annum`).map(([, , , , address]) => address),
    ).toEqual(['Lekki Phase 1, Lagos', 'Ikate, Lagos']);
  });

  test('says the town that stands above the quarters, and charges below for each of them', () => {
    expect(
      readAdverts(
        'IBADAN PROPERTIES\n\n2 bed flat to let Akobo 600k\n3 bed flat to let Bodija 1.5m\n10/10 agency and agreement',
      ).map(({ form }) => [form.address, form.agencyFee, form.legalFee]),
    ).toEqual([
      ['Akobo, Ibadan, Oyo', '60000', '60000'],
      ['Bodija, Ibadan, Oyo', '150000', '150000'],
    ]);
  });

  test('of homes with prices from one sum to another has a form for each, and asks for that price', () => {
    const adverts = readAdverts(
      [
        '1. 3 bedroom flat at Gwarinpa, Abuja. 4.5m per year',
        '2. 2 bedroom flat, Yaba, Lagos 3m p.a',
        '3. Studio apartment Lekki phase 1, 65k per night',
        '4. 4 bedroom duplex for sale in Ikate 180m',
        '5. Land for sale at Sangotedo 95m to 120m',
      ].join('\n'),
    );
    expect(
      adverts.map(({ form }) => [form.type, form.listingType, form.price, form.address]),
    ).toEqual([
      ['Flat', 'rent', '4500000', 'Gwarinpa, Abuja'],
      ['Flat', 'rent', '3000000', 'Yaba, Lagos'],
      ['Studio', 'shortlet', '65000', 'Lekki Phase 1, Lagos'],
      ['Detached', 'sale', '180000000', 'Ikate, Lagos'],
      ['Land', 'sale', '', 'Sangotedo, Lagos'],
    ]);
    expect(adverts.map(({ doubts }) => doubts.length)).toEqual([0, 0, 0, 0, 1]);
    expect(adverts[4]?.doubts[0]).toContain('more than one price');
  });

  test('for nights says what a night costs, and a caution makes no rent of it', () => {
    const [advert] = readAdverts(
      'Shortlet Alert\nLuxury 2bed apartment @ Oniru VI\n150k/night\nCaution 100k refundable',
    );
    expect(advert?.form).toMatchObject({ listingType: 'shortlet', price: '150000' });
    expect(advert?.doubts).toEqual([]);
  });

  test.each([
    ['$1.2m'],
    ['Price: US$1.2m'],
    ['USD 1.2 million'],
    ['1.2 million dollars'],
    ['£900k only'],
  ])('in other money has no price: %s', (price) => {
    expect(told(`5 bedroom duplex for sale in Maitama, Abuja. ${price}`)[0]?.[2]).toBe('');
  });

  test.each([['N5k per sqm'], ['₦15,000/sqm'], ['50k monthly'], ['₦50,000 per month']])(
    'with a charge for a part has none for the year: %s',
    (charge) => {
      const [advert] = readAdverts(
        `Office space to let at Allen Avenue Ikeja. Rent: 5m. Service charge ${charge}`,
      );
      expect(advert?.form.serviceCharge).toBe('');
    },
  );

  test('copied with what others asked in the chat leaves their words out', () => {
    const [advert, ...others] = readAdverts(
      `[12/05/2026, 10:20] Ada: 2 bedroom flat at Yaba. Rent 1.8m
[12/05/2026, 10:21] Bayo: Is it still available?
[12/05/2026, 10:22] Ada: Inspection 5k`,
    );
    expect(others).toEqual([]);
    expect(advert?.form.description).toBe('2 bedroom flat at Yaba. Rent 1.8m\nInspection 5k');
  });

  test('with homes that nobody set apart says that there may be several', () => {
    const [advert, ...others] = readAdverts(
      'For sale: 3 bedroom flat and 5 bedroom duplex in Yaba, from ₦40m',
    );
    expect(others).toEqual([]);
    expect(advert?.doubts).toEqual([
      expect.stringMatching(/^Its words speak of several homes, and one price stands for them/),
    ]);
    expect(
      told('2 bedroom flat to let in Yaba, 3.5m net\n\n4 bedroom duplex\n85m for sale'),
    ).toEqual([
      ['Flat', 'rent', '3500000', '2', 'Yaba, Lagos'],
      ['Detached', 'sale', '85000000', '4', ''],
    ]);
  });

  test('that does not say what it is offered for says so', () => {
    expect(readAdverts('3 bedroom flat in Yaba, Lagos. 40m asking')[0]?.doubts).toEqual([
      'Its words do not say whether it is for sale or to let',
    ]);
    expect(readAdverts('3 bedroom flat in Yaba, Lagos to let. 4m')[0]?.doubts).toEqual([]);
  });

  test('that names fees together with one amount says that they are left open', () => {
    expect(readAdverts(ONE)[0]?.doubts).toEqual([
      "'Agency & legal 10%': it does not say whether that is for each of them, so the fees are left open",
    ]);
  });

  test.each([
    ['digits', '1'.repeat(100_000)],
    ['digits and commas', '1,'.repeat(50_000)],
    ['long numbers', '12345678901234567890 '.repeat(5_000)],
    ['stars', '*a '.repeat(30_000)],
    ['blanks', `${' '.repeat(100_000)}x`],
  ])('of nothing but %s is read all the same, and in time', (_name, text) => {
    expect(readAdverts(text).length).toBeLessThan(2);
  });

  test('is read to its fiftieth home', () => {
    const lines = Array.from(
      { length: 80 },
      (_, at) => `${at + 1}. 3 bedroom flat in Yaba, ₦${at + 2}m`,
    );
    const text = lines.join('\n');
    expect(readAdverts(text).map(({ form }) => form.price)).toEqual(
      Array.from({ length: 50 }, (_, at) => String((at + 2) * 1_000_000)),
    );
    expect(countHomes(text)).toBe(80);
  });
});

test('[FORM-6] numbers of phones are found as they are written, and no price is one', () => {
  expect(takePhones('Call 0803-123-4567 or +234 (0) 805 222 3333')).toEqual({
    text: '',
    phones: ['+2348031234567', '+2348052223333'],
  });
  expect(takePhones('Price 08031234567 for 3 rooms')).toEqual({
    text: 'Price for 3 rooms',
    phones: ['+2348031234567'],
  });
  const without = 'Rent ₦2,500,000 per annum, 648 sqm, built 2019';
  expect(takePhones('Asking 150. 07011112222')).toMatchObject({ phones: ['+2347011112222'] });
  expect(takePhones(without)).toEqual({ text: without, phones: [] });
});

test('[FORM-6] nothing that was typed is overwritten', () => {
  const advert = { ...EMPTY_LISTING_FORM, price: '2500000', description: 'Read' };
  expect(withAdvert(EMPTY_LISTING_FORM, advert)).toEqual(advert);
  const typed = { ...EMPTY_LISTING_FORM, price: '900', description: 'Mine' };
  expect(withAdvert(typed, advert)).toEqual({ ...typed, description: 'Mine\n\nRead' });
});

test('a rent that was written by the month says by what it stands in the form', () => {
  const [advert] = readAdverts('2 bedroom flat in Yaba, Lagos to let. ₦200,000 per month');
  expect(advert?.form.price).toBe('2400000');
  expect(advert?.doubts).toEqual(['₦200,000 a month is shown as ₦2,400,000 a year']);
});

test('[SHARE-6] of an exported chat the homes alone go into drafts, each once', () => {
  const chat = `12/05/26, 10:18 - Messages and calls are end-to-end encrypted.
12/05/26, 10:19 - Ada created group "Lekki agents"
12/05/26, 10:20 am - Ada: 3 bedroom flat in Yaba, Lagos. Rent: 2.5m
12/05/26, 10:20 am - Ada: <Media omitted>
12/05/26, 10:21 am - Ada: My account is 0123456789 at First Bank
12/05/26, 10:22 am - Bayo: Can we see it?
13/05/26, 9:00 am - Ada: 3 bedroom flat in Yaba, Lagos. Rent: 2.5m
13/05/26, 9:01 am - Ada: 2 bedroom bungalow for sale in Ikeja, Lagos. Price: 40m
13/05/26, 9:02 am - Bayo left`;
  expect(readAdverts(chat).map(({ form }) => form.description)).toEqual([
    '3 bedroom flat in Yaba, Lagos. Rent: 2.5m',
    '2 bedroom bungalow for sale in Ikeja, Lagos. Price: 40m',
  ]);
});
