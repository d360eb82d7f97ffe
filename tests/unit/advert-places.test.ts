import { expect, test } from 'vitest';
import { readAdverts } from '../../src/domain/advert/read-adverts';
import { readListingText } from '../../src/domain/listing-text/read-listing-text';
import { resolvePlace } from '../../src/domain/places/resolve-place';

const addressOf = (text: string) => readAdverts(text)[0]?.form.address;

test.each([
  [
    'FOR RENT\nNewly built 3 bedroom flat with BQ\n📍 Ikate, Lekki\nRent: 6m',
    'Ikate, Lekki, Lagos',
  ],
  ['🏡 FOR SALE 🏡\n\n3 bedroom flat with BQ\nLocation: Yaba\nPrice: 65m', 'Yaba, Lagos'],
  ['TO LET\n3 bedroom flat\nLocation: Yaba\nRent: 3m', 'Yaba, Lagos'],
  ['3 bedroom bungalow for sale\nBodija, Ibadan\n65m', 'Bodija, Ibadan, Oyo'],
  [
    'Plot for sale\n600 sqm\nOsongama Estate, Uyo, Akwa Ibom\n18M',
    'Osongama Estate, Uyo, Akwa Ibom',
  ],
  ['OFFICE SPACE TO LET\n85sqm\nOpebi Road, Ikeja, Lagos\n4m', 'Opebi Road, Ikeja, Lagos'],
  ['Magodo Phase 2 🏠\nBrand new 5 bed house\nFOR SALE\n320m', 'Magodo Phase 2, Lagos'],
  ['GREENVALE ESTATE, EPE (Lagos) 🌴\nBuy 500sqm plot for 4.5m', 'Greenvale Estate, Epe, Lagos'],
  ['High Level, Makurdi. 2 bedroom flat. 350k per annum', 'High Level, Makurdi, Benue'],
  ['Mini flat @ Oke Onitea, Osogbo. Rent 350k', 'Oke Onitea, Osogbo, Osun'],
  ['For letting: 3-bedroom duplex, Similoluwa, Ado-Ekiti. 1m', 'Similoluwa, Ado-Ekiti, Ekiti'],
  [
    'Warehouse to let\nLocation: NPA Expressway, Ekpan, Warri',
    'NPA Expressway, Ekpan, Warri, Delta',
  ],
  ['4 bedroom duplex for sale\nLocation: Rumens Road, Ikoyi', 'Rumens Road, Ikoyi, Lagos'],
  [
    '2 bedroom flat to let\nFola Osibo Street, Lekki Phase 1. 6m',
    'Fola Osibo Street, Lekki Phase 1, Lagos',
  ],
  [
    '3 bedroom flat to let, off Adeniyi Jones Avenue, Ikeja. 4m',
    'Adeniyi Jones Avenue, Ikeja, Lagos',
  ],
  ['2 bedroom flat to let at Ekosodin, Benin City. 350k', 'Ekosodin, Benin City, Edo'],
  ['A serene location in Ikeja. 2 bedroom flat to let. 2m', 'Ikeja, Lagos'],
  ['Ikota GRA, Lekki ₦750,000,000\n5 bedroom duplex for sale', 'Ikota GRA, Lekki, Lagos'],
  ['3 bedroom flat for sale, buyers only\nYaba 65m', 'Yaba, Lagos'],
  ['SANGOTEDO 4 BED TERRACE\nSelling for 95m', 'Sangotedo, Lagos'],
  ['NEW TWO BEDROOM FLAT. ISOLO, LAGOS. RENT 1.2M PER ANNUM', 'Isolo, Lagos'],
  ['Land for sale at Epe, directly on the road. 3km to Alaro City', 'Epe, Lagos'],
  ['TO LET IN ILORIN\n- Miniflat\n- Tanke\n- Rent 400,000', 'Tanke, Kwara'],
  ['SHOP TO LET\nLock up shop facing the road at Ikenegbu, Owerri. 600k', 'Ikenegbu, Owerri, Imo'],
  ['SHORTLET ALERT 🚨\n3 bed with pool, Oniru\n1 night - 180k', 'Oniru, Lagos'],
  ['3 bedroom flat to let at Ikota GRA, Lekki 3.5m', 'Ikota GRA, Lekki, Lagos'],
  ['2 bedroom flat\n12 Allen Avenue, Ikeja\nRent 2m', '12 Allen Avenue, Ikeja, Lagos'],
  [
    '2 bedroom flat\nNo. 5 Fola Osibo Street, Lekki Phase 1\nRent 6m',
    '5 Fola Osibo Street, Lekki Phase 1, Lagos',
  ],
  ['2 Bedroom Flat, Ikeja. Rent 2m', 'Ikeja, Lagos'],
  ['4 bedroom duplex for sale at Ikota GRA, Lekki ₦200,000,000', 'Ikota GRA, Lekki, Lagos'],
])('[FORM-6] a heading swallows no place: %j', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['2 bedroom flat to let in Ikeja. 2m', 'Ikeja, Lagos'],
  ['2 bedroom flat to let in Surulere. 2m', 'Surulere, Lagos'],
  ['2 bedroom flat to let at Aguda, Surulere. 2m', 'Aguda, Surulere, Lagos'],
  ['2 bedroom flat to let, Egbeda, Lagos. 2m', 'Egbeda, Lagos'],
  ['Self contain to let, Airport Road Effurun, Warri. 250k', 'Airport Road Warri, Delta'],
  ['2 bedroom flat at GRA Benin City to let. 2m', 'Benin GRA, Edo'],
  ['Land for sale at Ibeju-Lekki. 20m', 'Ibeju-Lekki, Lagos'],
  ['Self contain to let at Agbowo, Ibadan. 350k', 'Agbowo, Ibadan, Oyo'],
  ['3 bedroom flat for sale at Shangisha, Magodo. 65m', 'Shangisha, Magodo, Lagos'],
  ['3 bedroom flat at Akobo Ibadan, 1.2m per annum', 'Akobo, Ibadan, Oyo'],
  ['Self con at Rumuola PH, inside compound. 350k', 'Rumuola, Port Harcourt, Rivers'],
  ['2 bedroom flat Chevron Drive, Lekki 4m per annum', 'Chevron Drive, Lekki, Lagos'],
  ['2 bedroom flat in Ikeja, a short drive to Lekki. 2m per annum', 'Ikeja, Lagos'],
  ['2 bed Yaba 2m', 'Yaba, Lagos'],
])('[FORM-6] %s: which place of that name it is, its words say', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  '2 bedroom flat to let in Egbeda. 2m',
  '2 bedroom flat to let at Aguda. 2m',
  '2 bedroom flat to let, Airport Road. 2m',
  '2 bedroom flat to let in GRA. 2m',
  '2 bedroom flat to let in Lagos. 2m',
  '2 bedroom flat to let with a song and a toro. 2m',
])('[FORM-6] %s: which of them it is, nobody knows', (text) => {
  expect(addressOf(text)).toBe('');
});

test.each([
  ['Abeg who need mini flat for Ojodu Berger? 900k', 'Berger'],
  ['2bedroom flat dey vacant for Egbeda, Lagos. 1m yearly', 'Egbeda'],
  ['Room self for Apata, Ibadan. Landlord no dey compound. 180k yearly', 'Apata'],
  ['Female roommate needed! \nBDPA, Ugbowo, Benin. Clean and spacious, 130k', 'BDPA Ugbowo'],
  ['House at Wuse Zone 6, Abuja. Good for NGO, clinic or school. 25m', 'Wuse'],
])('[FORM-6] in Pidgin for is at: %s', (text, name) => {
  expect(readListingText({ title: '', description: text }).place?.value.name).toBe(name);
});

test.each(['Good flat for Lekki residents. 2m', 'Flat for working class. 2m', 'Flat for rent. 2m'])(
  '[FORM-6] for is at before a place alone: %s',
  (text) => expect(addressOf(text)).toBe(''),
);

test('a neighbourhood is no other name of the university beside it', () => {
  for (const name of ['Agbowo', 'Ihiagwa', 'Obinze', 'Kabuga', 'Nwaniba', 'Aladja', 'Ovwian'])
    expect(resolvePlace(name)?.place.name).toBe(name);
});

test('[FORM-6] a part of a town that bears the name of another place is that of the town behind it', () => {
  expect(addressOf('3 Bedroom Bungalow For Sale, Barnawa, Lokoja. ₦22.5m')).toBe(
    'Barnawa, Lokoja, Kogi',
  );
});

test.each([
  ['BENIN CITY\nFlat to let Ring Road 1m', 'Ring Road, Benin City, Edo'],
  ['KADUNA\nFlat to let Abakpa 1m', 'Abakpa, Kaduna'],
  ['IBADAN\nFlat to let Surulere 1m', 'Surulere, Ibadan, Oyo'],
  ['ENUGU\nFlat to let Maryland 1m', 'Maryland, Enugu'],
  ['KANO\n3 bed flat to let Garki 500k', 'Garki, Kano'],
  ['Flat to let Ring Road, Benin City 1m', 'Ring Road, Benin City, Edo'],
  // Where the agent sits says nothing of the home.
  ['2 bed flat to let at Wuse 2. 5m\nHead office: Ikeja', 'Wuse 2, Abuja'],
  ['2 bed flat to let at Wuse 2. 5m\nIkeja', 'Wuse 2, Abuja'],
  // Each city has one: without a town nobody knows which.
  ['3 bed flat to let at Ring Road 2m', ''],
  ['3 bed flat to let at Old GRA 2m', ''],
])('[FORM-6] a quarter is the one of the town that is named: %j', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['2 bed Yaba flat 2m to let', 'Yaba, Lagos'],
  ['Land 100ft by 50ft Asaba 4m sale', 'Asaba, Delta'],
  ['3 bed flat to let. 2m\nCall our Ikeja office', ''],
  ['3 bed flat to let. 2m\nTunde, Ikeja', ''],
])('[FORM-6] the one place that is named at all is where it is: %s', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test('[FORM-6] where they are, and what for, said once behind the last home is said of each', () => {
  const homes = (text: string) =>
    readAdverts(text).map(({ form }) => [form.listingType, form.address, form.price]);
  expect(homes('1 bed: 65k/night\n2 bed: 95k/night\nLocation: Chevron Drive, Lekki')).toEqual([
    ['shortlet', 'Chevron Drive, Lekki, Lagos', '65000'],
    ['shortlet', 'Chevron Drive, Lekki, Lagos', '95000'],
  ]);
  expect(homes('Self con 500k, mini flat 900k, 2bed 1.5m all to let in Yaba')).toEqual([
    ['rent', 'Yaba, Lagos', '500000'],
    ['rent', 'Yaba, Lagos', '900000'],
    ['rent', 'Yaba, Lagos', '1500000'],
  ]);
});

test.each([
  ['For rent in Lekki 1 bed 4m', 'Lekki, Lagos'],
  ['For rent in Maitama 2 bedroom flat 5m', 'Maitama, Abuja'],
  ['For rent in Wuse 2 bedrooms flat 3m', 'Wuse, Abuja'],
  // These stay as they are.
  ['3 bed flat to let in Wuse 2 for rent 3m', 'Wuse 2, Abuja'],
  ['Flat to let in Wuse 2, 3 bedrooms 4m', 'Wuse 2, Abuja'],
])('[FORM-6] a number of rooms behind a place is none of its name: %s', (text, address) => {
  expect(readAdverts(text).map(({ form }) => form.address)).toEqual([address]);
});

test.each([
  ['Landmarks: Unilag, Yabatech', ''],
  ['Nearby places: Ikate, Chevron', ''],
  ['Accessible to: Lekki Phase 1', ''],
  ['Proximity: Ikeja', ''],
  ['Neighbours: Festac, Mile 2', ''],
  ['Location: Yaba\nLandmarks: Ikeja', 'Yaba, Lagos'],
  ['Yaba\nClose to: Ikeja', 'Yaba, Lagos'],
  // These stay as they are.
  ['Location: Yaba', 'Yaba, Lagos'],
  ['Address: Yaba', 'Yaba, Lagos'],
  ['Town: Yaba', 'Yaba, Lagos'],
  ['Lagos: Yaba', 'Yaba, Lagos'],
])('[FORM-6] what is near by its label is not where the home is: %j', (place, address) => {
  const homes = readAdverts(`2 bedroom flat to let, 2m\n${place}`);
  expect(homes.map(({ form }) => form.address)).toEqual([address]);
});

test('[FORM-6] a price before the place is no part of the address, and neighbours in a list are none', () => {
  const addresses = (text: string) => readAdverts(text).map(({ form }) => form.address);
  expect(addresses('Warehouse for sale, N45m, Apapa')).toEqual(['Apapa, Lagos']);
  expect(
    addresses('3 bedroom flat to let 3m\nNearby:\n• Shoprite Ikeja\n• Ikoyi Club\nLocation: Yaba'),
  ).toEqual(['Yaba, Lagos']);
  expect(addresses('3 bedroom flat to let 3m\nLandmarks:\n- Ikeja City Mall')).toEqual(['']);
});
