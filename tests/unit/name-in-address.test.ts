import { expect, test } from 'vitest';
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
