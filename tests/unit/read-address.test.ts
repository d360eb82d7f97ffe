import { expect, test } from 'vitest';
import { readAddress } from '../../src/app/render/read-address';

const read = (page: 'results' | 'property' | 'agent' | 'home', query: string) =>
  readAddress(page, '/x', new URLSearchParams(query));

test('what chat and social apps add to an address makes no page of its own', () => {
  expect(read('results', 'fbclid=1&location=Yaba&listingType=rent&utm_source=chat')).toBe(
    '/x?listingType=rent&location=Yaba',
  );
  expect(read('results', 'listingType=rent&location=Yaba&gclid=2')).toBe(
    '/x?listingType=rent&location=Yaba',
  );
  expect(read('property', 'igshid=3&location=Yaba')).toBe('/x?');
  expect(read('home', 'ttclid=4&cursor=c')).toBe('/x?');
});

test('what a page reads of its address does, also what it says that it cannot read', () => {
  expect(read('results', 'bedroomsMin=many&cursor=c d&view=list')).toBe(
    '/x?bedroomsMin=many&view=list&cursor=c+d',
  );
  expect(read('agent', 'cursor=c&homes=1,2&listingType=rent')).toBe('/x?homes=1%2C2&cursor=c');
});
