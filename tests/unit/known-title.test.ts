import { expect, test } from 'vitest';
import {
  contentFromForm,
  formFromContent,
  withKnownTitle,
} from '../../src/domain/property/form/listing-form';
import { propertyContent } from '../support/property-content';

const before = propertyContent({ title: 'Duplex with a view of the lagoon' });
const edited = (change: object) =>
  withKnownTitle(contentFromForm({ ...formFromContent(before, 'Active'), ...change }), before);

test('a listing keeps its title when its price changes, and has a new one with its rooms or its place', () => {
  expect(edited({ price: '9m' })).toMatchObject({ title: before.title, price: 9_000_000 });
  expect(edited({ bedrooms: '7' }).title).toMatch(/^7 Bedroom /);
  expect(edited({ address: 'Bodija, Ibadan' }).title).toMatch(/ in Bodija/);
});

test('a new listing is called after what it is', () => {
  const content = contentFromForm(formFromContent(before, 'Active'));
  expect(withKnownTitle(content).title).toBe(content.title);
});

test('a home that is to be shown only about is not called after its street', () => {
  const flat = propertyContent({ title: '3 Bedroom Flat in 12 Admiralty Way' });
  const shownAbout = (title: string) =>
    withKnownTitle(
      contentFromForm({
        ...formFromContent({ ...flat, title }, 'Active'),
        approximateLocation: true,
      }),
      { ...flat, title },
    ).title;
  expect(shownAbout(flat.title)).toBe('3 Bedroom Flat in Lekki Phase 1');
  expect(shownAbout('Duplex with a view of the lagoon')).toBe('Duplex with a view of the lagoon');
});
