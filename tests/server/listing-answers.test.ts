import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { propertyTitle } from '../../src/domain/property/form/property-title';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { readFeed } from '../support/read-feed';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

test('a title made from a long address keeps to the limit of a title', async () => {
  const address = `${'Very Long Estate Road '.repeat(7)}Lekki`;
  const { property } = await t.call(`PUT /api/properties/${randomUUID()}`, {
    status: 201,
    payload: propertyContent({ title: '', address, type: 'Semi detached' }),
    as: agent,
  });
  expect(property.title).toMatch(/^3 Bedroom Semi detached in Very Long Estate Road/);
  expect(property.title.length).toBeLessThanOrEqual(160);
});

test('a title is never cut through a character', () => {
  for (const before of [140, 141, 142, 143]) {
    const title = propertyTitle({
      bedrooms: null,
      type: 'Flat',
      address: `${'a'.repeat(before)}🏠🏠🏠🏠🏠🏠🏠🏠🏠🏠`,
    });
    expect(title.length).toBeLessThanOrEqual(160);
    expect(title).toMatch(/🏠$/u);
  }
});

test('a row that a later version wrote, of an option unknown here, fails nobody', async () => {
  const id = await publishProperty(t, agent);
  await t.database.query(
    `UPDATE properties SET type = 'Houseboat', property_category = 'Leisure', office_type = 'Pod' WHERE id = $1`,
    [id],
  );
  const later = { type: 'Houseboat', propertyCategory: 'Leisure', officeType: 'Pod' };
  const page = await t.call('GET /api/properties?listingType=rent');
  expect(page.properties.find((property) => property.id === id)).toMatchObject(later);
  const edited = await t.call(`PUT /api/properties/${id}`, {
    headers: { 'if-match': `"${page.properties[0]?.version}"` },
    payload: { price: 3_900_000 },
    as: agent,
  });
  expect(edited.property).toMatchObject({ ...later, price: 3_900_000 });
});

test('a row beyond the limits of input is shown, and fails nobody', async () => {
  const id = await publishProperty(t, agent);
  await t.database.query(
    `UPDATE properties SET title = repeat('t', 400), address = repeat('a', 900), bedrooms = 5000,
       year_built = 1650, lat = 91, key_features = ARRAY[repeat('f', 200)], price = 2000000000000000,
       published_at = '12025-01-01'
     WHERE id = $1`,
    [id],
  );
  const page = await t.call('GET /api/properties?listingType=rent');
  expect(page.properties.find((property) => property.id === id)?.bedrooms).toBe(5000);
  const read = await t.call(`GET /api/properties/${id}`);
  expect(read.property.title).toHaveLength(400);
  const feed = await readFeed(t, agent, 'properties');
  expect(feed.items.map((item) => item.id)).toContain(id);
});
