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
