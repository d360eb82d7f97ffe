import { expect, test } from 'vitest';
import { readTypedSearch } from '../../src/domain/search/typed-search';

const TWO = { bedroomsMin: '2', bedroomsMax: '2' };

test.each([
  [
    '2 bedroom flat in Yaba under 3m',
    'Yaba',
    { ...TWO, type: 'Flat/Apartment', priceMax: '3000000' },
  ],
  ['two bed Lekki Phase 1', 'Lekki Phase 1', TWO],
  ['Yaba 2bedroom', 'Yaba', TWO],
  ['duplex at Ikoyi', 'Ikoyi', { type: 'Duplex' }],
  [
    'semi-detached duplex in Ajah between 80m and 120m',
    'Ajah',
    { type: 'Semi detached', priceMin: '80000000', priceMax: '120000000' },
  ],
  ['land for sale in Epe up to ₦5,000,000', 'Epe', { type: 'Land', priceMax: '5000000' }],
  [
    '3 bedroom house to rent around Bodija, Ibadan, max 1.5 million',
    'Bodija, Ibadan',
    { bedroomsMin: '3', bedroomsMax: '3', type: 'House', priceMax: '1500000' },
  ],
  ['self contain in Akoka below 500k', 'Akoka', { type: 'Apartment', priceMax: '500000' }],
  ['2 bedroom flat under 3m', '', { ...TWO, type: 'Flat/Apartment', priceMax: '3000000' }],
])('[HOME-9] %s', (text, place, filters) => {
  expect(readTypedSearch(text)).toEqual({ place, filters });
});

test.each([
  'Yaba',
  'Lekki Phase 1, Lagos',
  'White House Estate',
  '12 Admiralty Way, Lekki',
  'Maryland',
  'Landmark Beach',
  'Plot 1012, Jabi',
  '1004 Estate, Victoria Island',
])('[HOME-9] %s is a place alone', (text) => {
  expect(readTypedSearch(text)).toBeNull();
});
