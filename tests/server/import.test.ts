import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importListings } from '../../server/modules/import/import-listings';
import { propertyFeedSchema, savedPropertyFeedSchema } from '../../src/contract/feed';
import { savePropertyAnswerSchema } from '../../src/contract/saved-property';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { call, createTestApp, type TestApp } from '../support/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test("an import reaches the owner's phone by the feed, and a change the phones that saved it", async () => {
  const owner = await t.account('agent');
  const seeker = await t.account('seeker');
  const now = new Date();
  const sample = readFileSync('public/sample-listings.csv', 'utf8');
  const read = (text: string) => readListingFile(text, { defaultListingType: 'sale', now });
  const feed = (cursor: number) =>
    call(t.app, propertyFeedSchema, 200, {
      url: `/api/sync/properties?cursor=${cursor}&limit=500`,
      as: owner,
    });
  await importListings(t.database, owner.id, read(sample), now);
  const first = await feed(0);
  expect(first.items).toHaveLength(59);

  const plot = first.items.find((item) => item.title.includes('plot of 650 sqm'));
  await call(t.app, savePropertyAnswerSchema, 201, {
    method: 'POST',
    url: '/api/saved-properties',
    payload: { propertyId: plot?.id },
    as: seeker,
  });
  const before = await call(t.app, savedPropertyFeedSchema, 200, {
    url: '/api/sync/saved-properties',
    as: seeker,
  });
  const changed = sample.replace('Fenced plot of 650 sqm', 'Fenced corner plot of 650 sqm');
  await importListings(t.database, owner.id, read(changed), now);
  const second = await feed(first.cursor);
  expect(second.items.map((item) => item.id)).toEqual([plot?.id]);
  const after = await call(t.app, savedPropertyFeedSchema, 200, {
    url: `/api/sync/saved-properties?cursor=${before.cursor}`,
    as: seeker,
  });
  expect(after.items[0]?.property?.title).toContain('corner plot');
});
