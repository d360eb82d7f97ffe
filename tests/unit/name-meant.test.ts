import { expect, test } from 'vitest';
import { resolvePlace } from '../../src/domain/places/resolve-place';
import { nameMeant } from '../../src/domain/places/name-meant';

test.each([
  ['Wuse II', 'Wuse 2'],
  ['Ọ̀yọ́', 'Oyo'],
  ['Leki', 'Lekki'],
  ['Ikeje', 'Ikeja'],
  ['Victoria Iland', 'Victoria Island'],
  ['V.I.', 'Victoria Island'],
  ['lekki phase one', 'Lekki Phase 1'],
  ['Lekki', 'Lekki'],
])('[HOME-3] %s is searched for as %s', (typed, name) => expect(nameMeant(typed)).toBe(name));

// 'Banana' is half of Banana Island, 'Abule' of Abule Egba: a part of a name is no slip for Babana or Aule.
// 'Isheri' is Isheri North, Isheri Olofin and more; each city has a GRA.
test.each([
  'Isheri',
  'Omole',
  'Sabo',
  'GRA',
  'Ring Road',
  '12 Admiralty Way, Lekki',
  'Atlantis',
  'xyz',
  '',
  'Banana',
  'Abule',
  'egba',
  'Iyana',
])('[HOME-3] %s is searched for as it is typed', (typed) => expect(nameMeant(typed)).toBeNull());

// A bare name would mean another place, and a number is no slip.
test.each([
  ['Dutse Alhaji', 'Abuja'],
  ['Sango Ibadan', 'Oyo'],
  ['Egbeda Ibadan', 'Oyo'],
  ['Ring Road Ibadan', 'Oyo'],
  ['New Karu', 'Nasarawa'],
  ['Isheri Osun', 'Lagos'],
  ['Ejigbo Osun', 'Osun'],
  ['Egbe Kogi', 'Kogi'],
])('[HOME-3] %s stays the one in %s', (typed, state) => {
  expect(nameMeant(typed)).toBeNull();
  expect(resolvePlace(typed)?.place.state).toBe(state);
});

test.each(['Area 7', 'Area 2', 'Mile 4', 'Omole Phase 3', 'Wuse 3', 'Zone A Apo'])(
  '[HOME-3] %s is no slip for another number',
  (typed) => expect(nameMeant(typed)).toBeNull(),
);

test.each([
  ['GRA Port Harcourt', 'GRA, Port Harcourt'],
  ['old gra, Port Harcourt', 'Old GRA, Port Harcourt'],
  ['GRA Benin', 'GRA, Benin City'],
  ['GRA Enugu', 'GRA Enugu'],
  ['Ikeja GRA', 'Ikeja GRA'],
])('[HOME-3] %s is searched for as %s, which addresses say', (typed, name) =>
  expect(nameMeant(typed)).toBe(name),
);

test.each([
  ['Port Harcourt', 4.82, 7.03],
  ['Benin City', 6.33, 5.62],
  ['Enugu', 6.45, 7.5],
  ['Ikeja', 6.6, 3.35],
])('[HOME-3] the GRA of who looked in %s last is that one', (city, lat, lng) =>
  expect(nameMeant('GRA', { lat, lng })).toBe(`GRA, ${city}`),
);

test('[HOME-3] the GRA of who looked where none is known is that of any city', () =>
  expect(nameMeant('GRA', { lat: 13.06, lng: 5.24 })).toBeNull());
