import { expect, test } from 'vitest';
import { elsewhereOf } from '../../src/domain/search/elsewhere-of';
import { searchListings } from '../support/search-listings';
import { madeListing } from '../support/made-listing';

const LEKKI = 'location=Lekki&lat=6.446&lng=3.477&extentKm=8';
const IKEJA = 'location=Ikeja&lat=6.601&lng=3.351&extentKm=5';
const VI = 'location=Victoria+Island&lat=6.429&lng=3.422&extentKm=3';
const IKATE = 'location=Ikate&lat=6.4395&lng=3.4905&extentKm=1.2';

/** Whether a home of this address, in the middle of the place, is found by its extent. */
async function isThere(search: string, address: string): Promise<boolean> {
  const query = new URLSearchParams(search);
  const location = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
  const home = madeListing({ address, location });
  return searchListings([home], query, 0, await elsewhereOf(query)).length === 1;
}

test.each([
  [LEKKI, 'Victoria Island, Lagos', false],
  [LEKKI, '5 Bourdillon, IKOYI, Lagos', false],
  [LEKKI, 'Adeola Odeku (V.I.)', false],
  [LEKKI, 'Banana Island, Lagos', false],
  [LEKKI, 'Old Ikoyi, Lagos', false],
  [LEKKI, '12 Palm Close', true],
  [LEKKI, 'Palm Close, Eti-Osa, Lagos', true],
  [LEKKI, 'Ikate, Lagos', true],
  [LEKKI, 'Chisco, Ikoyi Road', true],
  [LEKKI, 'Ikoyi, Awolowo Road', false],
  [LEKKI, 'Victoria Island, Lekki', true],
  [IKEJA, 'Magodo, Lagos', false],
  [IKEJA, 'Opebi, Lagos', true],
  [IKEJA, 'Magodorama House', true],
  [VI, 'Mini flat, Ikoyi, Lagos', false],
  [VI, 'Adeola Odeku, Lagos', true],
  [IKATE, 'Palm Close, Lekki', true],
  [IKATE, 'Palm Close off Lekki-Epe Expressway', true],
])('[FILT-2] %s, a home in %j: %s', async (search, address, there) => {
  expect(await isThere(search, address)).toBe(there);
});

test('[FILT-2] a radius takes in what lies in it, whatever its address names', async () => {
  const query = new URLSearchParams(`${LEKKI}&radiusKm=5`);
  expect(await elsewhereOf(query)).toBeNull();
});
