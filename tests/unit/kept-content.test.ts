import { expect, test } from 'vitest';
import { listingTable } from '../../src/domain/export/listing-table';
import { planImport } from '../../src/domain/import/plan-import';
import { contentChange, wholeEdit } from '../../src/domain/property/form/content-change';
import { contentOf } from '../../src/domain/property/form/content-of';
import { isContentChange, isKeptContent } from '../../src/domain/property/form/is-kept-content';
import { wholeContent } from '../../src/domain/property/form/whole-content';
import { propertyContent } from '../support/property-content';

const without = (...keys: string[]) =>
  Object.fromEntries(Object.entries(propertyContent()).filter(([key]) => !keys.includes(key)));

test('what a version did not have is nothing, in the words of its kind', () => {
  const kept = without('yearBuilt', 'furnished', 'keyFeatures', 'description', 'location');
  expect(contentOf(kept)).toEqual({
    ...propertyContent(),
    yearBuilt: null,
    furnished: false,
    keyFeatures: [],
    description: '',
    location: null,
  });
  const whole = propertyContent();
  expect(wholeContent(whole)).toBe(whole);
});

test('a listing has what every version has had; an edit may have any of it, of its type', () => {
  expect(isKeptContent(propertyContent())).toBe(true);
  expect(isKeptContent(without('address'))).toBe(false);
  expect(isContentChange({ price: 1 })).toBe(true);
  expect(isContentChange({ price: 'a lot' })).toBe(false);
  expect(isContentChange({ keyFeatures: [1] })).toBe(false);
  // What a later version offers is kept as it came.
  expect(isKeptContent({ ...propertyContent(), type: 'Houseboat' })).toBe(true);
});

test('an edit is whole again with what it began from', () => {
  const base = propertyContent();
  const mine = propertyContent({ price: 1, location: null });
  const content = contentChange([base], mine);
  expect(content).toEqual({ title: base.title, price: 1, location: null });
  expect(wholeEdit({ base, content })).toEqual({ base, mine });
  expect(wholeEdit({ base: null, content: mine })).toEqual({ base: null, mine });
});

test('what an edit takes back of any version before it is said', () => {
  const base = propertyContent({ price: 1 });
  const waiting = propertyContent({ price: 2 });
  expect(contentChange([waiting, base], propertyContent({ price: 1 }))).toHaveProperty('price', 1);
});

test('a file of an earlier version leaves what it has no column for', () => {
  const known = propertyContent({ yearBuilt: 2018, floors: 4 });
  const [planned] = planImport(
    [
      {
        id: 'a',
        line: 2,
        content: propertyContent({ yearBuilt: null, floors: null, price: 7 }),
        doubts: [],
        exported: ['price', 'floors'],
      },
    ],
    new Map([['a', { content: known, lastRead: undefined }]]),
  );
  expect(planned?.content).toEqual({ ...known, price: 7, floors: null });
  expect(listingTable([])[0]).toContain('Year built');
});
