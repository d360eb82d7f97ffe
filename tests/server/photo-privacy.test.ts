import { expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { readFeed } from '../support/read-feed';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

const t = sharedApp();
const owner = sharedAccount(t, 'agent');
const other = sharedAccount(t, 'agent');
const approver = sharedAccount(t, 'approver');

const PUBLIC = 'public, max-age=31536000, s-maxage=3600, immutable';

/** What an address answers: its status and how long it may be kept. */
async function get(url: string, as?: TestAccount) {
  const answer = await t.send(`GET ${url}`, { as });
  return [answer.statusCode, answer.headers['cache-control']];
}

const change = (id: string, what: 'publish' | 'unpublish' | 'close', payload?: object) =>
  t.call(`POST /api/properties/${id}/${what}`, { as: owner, payload });

async function draftWithPhoto(color: string, as = owner) {
  const id = crypto.randomUUID();
  await t.call(`PUT /api/properties/${id}`, { status: 201, payload: propertyContent(), as });
  const { photo } = await t.call(await putPhoto(id, as, color));
  const plain = photo.small.split('?')[0] ?? '';
  return { id, photo, plain };
}

test('a draft’s photo is opened by the owner’s own address, and by no other', async () => {
  const { id, photo, plain } = await draftWithPhoto('#111111');
  for (const address of [photo.small, photo.medium, photo.large]) {
    expect(await get(address)).toEqual([200, 'private, max-age=31536000, immutable']);
    expect(await get(address.split('?')[0] ?? '')).toEqual([404, 'no-store']);
  }
  expect(await get(`${plain}?key=${crypto.randomUUID()}`)).toEqual([404, 'no-store']);
  expect(await get(`${plain}?key=`)).toEqual([404, 'no-store']);
  // What the owner reads later, from any device, opens it too.
  const { property } = await t.call(`GET /api/properties/${id}`, { as: owner });
  expect(property.images[0]?.small).toBe(photo.small);
  const feed = await readFeed(t, owner, 'properties');
  expect(JSON.stringify(feed)).toContain(photo.small);
});

test('who is logged in as the owner or an approver sees it at its plain address', async () => {
  const { plain } = await draftWithPhoto('#121212');
  expect(await get(plain, owner)).toEqual([200, 'private, no-store']);
  expect(await get(plain, approver)).toEqual([200, 'private, no-store']);
  expect(await get(plain, other)).toEqual([404, 'no-store']);
});

test('published it is everybody’s at one address, and taken down it no longer is', async () => {
  const { id, plain } = await draftWithPhoto('#131313');
  const published = await change(id, 'publish');
  expect(published.property.images[0]?.small).toBe(plain);
  expect(await get(plain)).toEqual([200, PUBLIC]);
  const seen = await t.send(`GET /api/properties/${id}`);
  expect(seen.body).not.toMatch(/\?key=|view_key/);
  const down = await change(id, 'unpublish');
  expect(await get(plain)).toEqual([404, 'no-store']);
  expect(await get(down.property.images[0]?.small ?? '')).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  await change(id, 'publish');
  expect(await get(plain)).toEqual([200, PUBLIC]);
  await change(id, 'close', { date: '2026-11-01' });
  expect(await get(plain)).toEqual([404, 'no-store']);
});

test('a picture that another published listing shows stays public', async () => {
  const draft = await draftWithPhoto('#141414');
  const id = await publishProperty(t, other);
  const { photo } = await t.call(await putPhoto(id, other, '#141414'));
  expect(photo.small).toBe(draft.plain);
  expect(await get(draft.plain)).toEqual([200, PUBLIC]);
});

test('who saved a listing that is taken down learns no key', async () => {
  const { id, photo } = await draftWithPhoto('#151515');
  const seeker = await t.account('seeker');
  await change(id, 'publish');
  await t.call('POST /api/saved-properties', { payload: { propertyId: id }, as: seeker });
  await change(id, 'unpublish');
  const key = photo.small.split('key=')[1] ?? '';
  expect(key).toHaveLength(36);
  for (const url of ['/api/saved-properties', '/api/sync', `/api/properties/${id}`]) {
    const { body } = await t.send(`GET ${url}`, { as: seeker });
    expect(body).not.toContain(key);
  }
  const mine = await t.send('GET /api/account/export', { as: owner });
  expect(mine.body).toContain(photo.large);
});

test('a deleted listing’s photos are gone for all', async () => {
  const { id, photo, plain } = await draftWithPhoto('#161616');
  await t.send(`DELETE /api/properties/${id}`, { as: owner });
  expect(await get(photo.small)).toEqual([404, 'no-store']);
  expect(await get(plain, owner)).toEqual([404, 'no-store']);
});
