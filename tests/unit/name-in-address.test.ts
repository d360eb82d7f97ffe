import { expect, test } from 'vitest';
import { placeTable } from '../../src/domain/places/place-table';
import { placeWords } from '../../src/domain/places/place-words';
import { NAMED_AFTER_ROADS, ROAD_WORDS } from '../../src/domain/road-words';
import { madeListing } from '../support/made-listing';
import { searchListings } from '../support/search-listings';

const found = (location: string, address: string) =>
  searchListings([madeListing({ address })], new URLSearchParams({ location }), 0).length === 1;

test.each([
  ['Aba', 'Herbert Macaulay Way, Yaba, Lagos', false],
  ['Aba', 'Nkwo Ngwa, Abakaliki', false],
  ['Aba', '5 Faulks Road, Aba, Abia', true],
  ['Aba', 'Yaba Close, Aba', true],
  ['Ota', 'Ikota, Lagos', false],
  ['Ondo', 'Osapa London, Lekki', false],
  ['Edo', 'Monastery Road, Sangotedo', false],
  ['Niger', 'Wuse 2, Abuja, Nigeria', false],
  ['Lafia', 'Lafiaji, Lekki', false],
  ['Phase 1', 'Phase 10, Trans-Ekulu', false],
  ['Epe', 'Km 20 Lekki-Epe Expressway, Ajah', false],
  ['Lekki', 'Off Lekki Epe Expressway, Ajah', false],
  ['Lekki', 'Lekki-Epe Expressway, Jakande, Lekki', true],
  ['Lekki-Epe Expressway', 'Off Lekki Epe Expressway, Ajah', true],
  ['Ibeju Lekki', 'Eleko, Ibeju-Lekki, Lagos', true],
  ['Ibeju-Lekki', 'Eleko, Ibeju Lekki, Lagos', true],
  ['V.I.', 'Plot 9 (V.I.), Lagos', true],
  ['Surulere', 'Bode Thomas,Surulere/Lagos', true],
])('[RES-11] a search in %s, a home in %j: %s', (location, address, is) =>
  expect(found(location, address)).toBe(is),
);

test.each([
  ['Admiral', 'Admiralty Way, Lekki', true],
  ['Admiralty W', 'Admiralty Way, Lekki', true],
  ['Chevron Dr', 'Chevron Dr, Lekki', true],
  ['北京', '北京路, Lagos', true],
])('[RES-11] what is typed of a long word is enough: %s, %j: %s', (location, address, is) =>
  expect(found(location, address)).toBe(is),
);

test.each(['&radiusKm=1', '&extentKm=1'])(
  '[RES-11] a name counts as a whole word beside a circle too (%s)',
  (reach) => {
    const query = new URLSearchParams(`location=Aba&lat=5.1167&lng=7.3667${reach}`);
    const homes = ['Yaba, Lagos', 'Ngwa Road, Aba'].map((address) =>
      madeListing({ address, location: null }),
    );
    expect(searchListings(homes, query, 0)).toEqual([homes[1]]);
  },
);

test.each([
  ['Aba', '23 Aba Road, Port Harcourt, Rivers', false],
  ['Aba', 'Aba-Owerri Expressway, Owerri', false],
  ['Ikorodu', 'Ikorodu Road, Maryland, Lagos', false],
  ['Port Harcourt', 'Port Harcourt Rd, Aba', false],
  ['Aba', '23 Aba Road, Aba, Abia', true],
  ['Aba', 'Off Port Harcourt Road, Aba', true],
  ['Aba', 'Aba, Road 4', true],
  ['Allen', '5 Allen Avenue, Ikeja', true],
  ['Bode Thomas', 'Bode Thomas Street, Surulere', true],
])(
  '[RES-11] a road is not in the place that it is called after: %s, %j: %s',
  (location, address, is) => {
    const homes = [madeListing({ address, location: null })];
    for (const reach of ['radiusKm=1', 'extentKm=1']) {
      const query = new URLSearchParams(`lat=5.1167&lng=7.3667&${reach}`);
      query.set('location', location);
      expect(searchListings(homes, query, 0)).toHaveLength(is ? 1 : 0);
    }
  },
);

test('[RES-11] a road that is typed by its name is found by it', () =>
  expect(found('Faulks', '5 Faulks Road, Aba, Abia')).toBe(true));

test('the places that are called after a road of theirs are those of the table', () => {
  const named = placeTable().flatMap(({ name, aliases }) => {
    const names = [name, ...aliases].map((spelling) => placeWords(spelling).join(' '));
    return names.filter((one) =>
      names.some((other) => ROAD_WORDS.has(other.replace(`${one} `, ''))),
    );
  });
  expect([...NAMED_AFTER_ROADS].toSorted()).toEqual([...new Set(named)].toSorted());
});
