import { expect, test } from 'vitest';
import {
  areaOfAddress,
  namesStreetOf,
  streetNamedIn,
  withoutStreet,
} from '../../src/domain/property/area-of-address';

test.each([
  ['7 Adeniran Ogunsanya Street, Surulere, Lagos', 'Surulere, Lagos'],
  ['Flat 3, Block C, 5 Bode Thomas, Surulere', 'Surulere'],
  ['Off Admiralty Way, Lekki Phase 1', 'Lekki Phase 1'],
  ['Plot 1012 Cadastral Zone B4, Jabi, Abuja', 'Jabi, Abuja'],
  ['Pinnock Beach Estate, Osapa, Lekki', 'Pinnock Beach Estate, Osapa, Lekki'],
  ['Lekki Phase 1, Lagos', 'Lekki Phase 1, Lagos'],
  ['12 Allen Avenue Ikeja', 'Ikeja'],
  ['7 Surulere Lagos', 'Surulere Lagos'],
  ['Bode Thomas Street', ''],
  ['Allen Avenue Ikeja, Lagos', 'Ikeja, Lagos'],
  ['Awolowo Road Ikoyi, Lagos', 'Ikoyi, Lagos'],
  ['Adetokunbo Ademola Street Victoria Island, Lagos', 'Victoria Island, Lagos'],
  ['House No. 12 Awolowo Road Ikoyi, Lagos', 'Ikoyi, Lagos'],
  ['Hse 12 Awolowo Rd Ikoyi, Lagos', 'Ikoyi, Lagos'],
  ['House 5, Awolowo Road, Ikoyi', 'Ikoyi'],
  ['Duplex at 14B, Kingsway Rd Ikoyi', 'Ikoyi'],
  ['Off 5 Akerele Street Surulere', 'Surulere'],
  ['Off Akerele Street, Surulere, Lagos', 'Surulere, Lagos'],
  ['Aguiyi Ironsi St Maitama Abuja', 'Maitama Abuja'],
  ['Aguiyi Ironsi St. Maitama, Abuja', 'Maitama, Abuja'],
  ['Opposite GTBank, Allen Avenue Ikeja', 'Ikeja'],
  ['Opp. Shoprite, Alausa, Ikeja', 'Alausa, Ikeja'],
  ['Beside Total filling station, Ajah', 'Ajah'],
  ['Aminu Kano Crescent (by Banex), Wuse 2, Abuja', 'Wuse 2, Abuja'],
  ['Oba Akran Ave. Ikeja, Lagos', 'Ikeja, Lagos'],
  ['12 Admiralty Way Lekki Phase 1, Lagos', 'Lekki Phase 1, Lagos'],
  ['Flat 3, 12 Admiralty Way, Lekki Phase 1, Lagos', 'Lekki Phase 1, Lagos'],
  ['No 5, Bode Thomas Street, Surulere', 'Surulere'],
  ['Apt 4B, 3 Bourdillon Road, Ikoyi', 'Ikoyi'],
  ['Apartment 12, Bourdillon Rd Ikoyi', 'Ikoyi'],
  ['Lekki-Epe Expressway Ajah', 'Ajah'],
  ['Along Ikorodu Road, Maryland, Lagos', 'Maryland, Lagos'],
  ['Km 14 Lekki-Epe Expressway, Agungi', 'Agungi'],
  ['Orchid Hotel Road Lafiaji, Lekki', 'Lafiaji, Lekki'],
  ['Banana Island Road, Banana Island, Ikoyi', 'Banana Island, Ikoyi'],
  ['Road 14, VGC, Lekki', 'VGC, Lekki'],
  ['Close 5, Satellite Town', 'Satellite Town'],
  ['1st Avenue Festac Town, Lagos', 'Festac Town, Lagos'],
  ['Block 7 Flat 2, Jakande Estate, Isolo', 'Jakande Estate, Isolo'],
  ['Plot 5 Chevron Drive Lekki', 'Lekki'],
  ['Broad Street Lagos Island', 'Lagos Island'],
  ['15 Ajose Adeogun St, Victoria Island', 'Victoria Island'],
  ['12 Allen Avenue in Ikeja', 'Ikeja'],
  ['Ikorodu Road by Maryland, Lagos', 'Lagos'],
  ['Crown Court Estate Oniru, Victoria Island', 'Crown Court Estate Oniru, Victoria Island'],
  ['Zone 4, Wuse, Abuja', 'Zone 4, Wuse, Abuja'],
  ['Garki Area 11, Abuja', 'Garki Area 11, Abuja'],
  ['GRA Phase 2, Port Harcourt', 'GRA Phase 2, Port Harcourt'],
  ['Trans Amadi, Port Harcourt', 'Trans Amadi, Port Harcourt'],
  ['Close to Unilag, Akoka, Yaba', 'Akoka, Yaba'],
  ['Woji, Port Harcourt, Rivers', 'Woji, Port Harcourt, Rivers'],
])('of %j is told about where it is: %j', (address, area) => {
  expect(areaOfAddress(address)).toBe(area);
});

test('a title that names the street tells it', () => {
  const address = '12 Admiralty Way, Lekki Phase 1, Lagos';
  expect(namesStreetOf(address, '3 Bedroom Flat in 12 Admiralty Way')).toBe(true);
  expect(namesStreetOf(address, '3 bedroom flat, admiralty way')).toBe(true);
  expect(namesStreetOf(address, '3 Bedroom Flat in Lekki Phase 1')).toBe(false);
});

test.each([
  [
    'Serviced flat at 12 Admiralty Way, close to the mall.',
    '12 Admiralty Way',
    'Serviced flat, close to the mall.',
  ],
  ['12 Admiralty way. New paint.', '12 Admiralty way', 'New paint.'],
  ['Located on Admiralty  Way', 'Admiralty  Way', ''],
  ['Quiet close off Freedom Way', null, 'Quiet close off Freedom Way'],
  ['Near Admiralty Wayside', null, 'Near Admiralty Wayside'],
])('in %j the street is %j', (text, named, without) => {
  const address = '12 Admiralty Way, Lekki Phase 1, Lagos';
  expect(streetNamedIn(address, text)).toBe(named);
  expect(withoutStreet(address, text)).toBe(without);
});

test('the number of a flat alone is no street', () => {
  const address = 'Flat 3, Surulere, Lagos';
  expect(streetNamedIn(address, '3 bedroom flat 3 toilets in Surulere')).toBeNull();
});

test('an address without commas names its street as well', () => {
  const address = '12 admiralty way lekki phase 1';
  expect(streetNamedIn(address, 'serviced flat at 12 ADMIRALTY WAY. call')).toBe(
    '12 ADMIRALTY WAY',
  );
  expect(streetNamedIn(address, 'serviced flat in Lekki Phase 1')).toBeNull();
});

test('signs in a street are its own', () => {
  expect(streetNamedIn('5 Bode (Old) Street, Surulere', 'At Bode (old) Street')).toBe(
    'Bode (old) Street',
  );
});

test.each([
  ['House No. 12 Awolowo Road Ikoyi, Lagos', '3 Bedroom Flat in Awolowo Road', '3 Bedroom Flat'],
  ['Off 5 Akerele Street Surulere', 'Flat off Akerele street', 'Flat'],
  ['Duplex at 14B, Kingsway Rd Ikoyi', '3 Bedroom Flat in Duplex at 14B', '3 Bedroom Flat'],
  ['Duplex at 14B, Kingsway Rd Ikoyi', 'Flat, Kingsway Rd', 'Flat'],
  ['Allen Avenue Ikeja, Lagos', 'Office on Allen Avenue, Ikeja', 'Office, Ikeja'],
])('of %j the words %j say the street, without it %j', (address, text, without) => {
  expect(namesStreetOf(address, text)).toBe(true);
  expect(withoutStreet(address, text)).toBe(without);
});
