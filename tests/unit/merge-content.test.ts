import { expect, test } from 'vitest';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { mergeContent } from '../../src/domain/outbox/merge-content';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';

const base: PropertyContent = {
  ...EMPTY_CONTENT,
  title: 'Flat',
  price: 100,
  description: 'Quiet',
  keyFeatures: ['pool', 'garden'],
  amenities: ['gym'],
};

test('what one side alone changed is taken, whichever side it was', () => {
  const { content, clashes } = mergeContent(
    base,
    { ...base, price: 120 },
    { ...base, title: 'Large flat' },
  );
  expect([content.price, content.title, content.description]).toEqual([120, 'Large flat', 'Quiet']);
  expect(clashes).toEqual([]);
});

test('what both changed is to be decided, unless both made it the same', () => {
  const mine = { ...base, price: 120, title: 'Large flat', description: 'Mine' };
  const theirs = { ...base, price: 130, title: 'Large flat', description: 'Theirs' };
  const { content, clashes } = mergeContent(base, mine, theirs);
  expect(clashes.toSorted()).toEqual(['description', 'price']);
  expect([content.price, content.title, content.description]).toEqual([120, 'Large flat', 'Mine']);
});

test('where nobody knows what both began from, every difference is to be decided', () => {
  const { clashes } = mergeContent(null, { ...base, price: 120 }, base);
  expect(clashes).toEqual(['price']);
});

test('of a list each side’s additions and removals stand', () => {
  const mine = { ...base, keyFeatures: ['pool', 'balcony'], amenities: [] };
  const theirs = { ...base, keyFeatures: ['pool', 'garden', 'lift'], amenities: ['gym', 'lift'] };
  const { content, clashes } = mergeContent(base, mine, theirs);
  expect(content.keyFeatures).toEqual(['pool', 'balcony', 'lift']);
  expect(content.amenities).toEqual(['lift']);
  expect(clashes).toEqual([]);
});
