import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedPropertyFeedSchema } from '../../src/contract/feed';
import { photoAnswerSchema, propertyAnswerSchema } from '../../src/contract/property';
import { savePropertyAnswerSchema } from '../../src/contract/saved-property';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { call, createTestApp, type TestAccount, type TestApp } from '../support/test-app';

let t: TestApp;
let agent: TestAccount;
let seeker: TestAccount;
beforeAll(async () => {
  t = await createTestApp();
  agent = await t.account('agent');
  seeker = await t.account('seeker');
});
afterAll(() => t.close());

const feed = (cursor: number) =>
  call(t.app, savedPropertyFeedSchema, 200, {
    url: `/api/sync/saved-properties?cursor=${cursor}`,
    as: seeker,
  });

async function savedByTheSeeker(): Promise<string> {
  const propertyId = await publishProperty(t, agent);
  await call(t.app, savePropertyAnswerSchema, 201, {
    method: 'POST',
    url: '/api/saved-properties',
    payload: { propertyId },
    as: seeker,
  });
  return propertyId;
}

test('who saved a listing is told of a photo that comes and of one that goes', async () => {
  const id = await savedByTheSeeker();
  const start = await feed(0);
  const photoId = randomUUID();
  await call(t.app, photoAnswerSchema, 200, await putPhoto(id, agent, '#112233', photoId));
  const added = await feed(start.cursor);
  expect(added.items.map((item) => item.property?.images.map((image) => image.id))).toEqual([
    [photoId],
  ]);
  await call(t.app, propertyAnswerSchema, 200, {
    method: 'DELETE',
    url: `/api/properties/${id}/photos/${photoId}`,
    as: agent,
  });
  const removed = await feed(added.cursor);
  expect(removed.items.map((item) => item.property?.images)).toEqual([[]]);
});

test('a cursor from after a restored backup begins the feed anew and says so', async () => {
  const id = await savedByTheSeeker();
  const whole = await feed(0);
  expect(whole.reset).toBe(false);
  const lost = await feed(99_999_999);
  expect(lost.reset).toBe(true);
  expect(lost.items.map((item) => item.id)).toContain(id);
  expect(lost.cursor).toBe(whole.cursor);
  expect(await feed(lost.cursor)).toEqual({
    items: [],
    deleted: [],
    cursor: lost.cursor,
    hasMore: false,
    reset: false,
  });
  const nobody = await t.account('seeker');
  const empty = await call(t.app, savedPropertyFeedSchema, 200, {
    url: '/api/sync/saved-properties?cursor=7',
    as: nobody,
  });
  expect(empty).toMatchObject({ items: [], cursor: 0, reset: true });
});
