import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { ProblemError } from '../../server/plugins/problem-error';
import { tidyHomePictures } from '../../server/modules/previews/tidy-home-pictures';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { propertyContent } from '../support/property-content';
import { sharedAccount, sharedApp } from '../support/shared-app';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const NEVER = '00000000-0000-4000-8000-000000000000';
const get = (url: string) => t.send(`GET ${url}`);
/** Any address of the home's pictures leads to the one it has. */
async function pictureOf(id: string): Promise<string> {
  const { statusCode, headers } = await get(`/previews/homes/${id}-0.jpg`);
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-cache']);
  return String(headers.location);
}
const kept = (id: string) => {
  const folder = join(t.dataDir, 'previews', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const doTo = (id: string, what: 'publish' | 'unpublish') =>
  t.call(`POST /api/properties/${id}/${what}`, { as: agent });
async function edit(id: string, version: number, price: number): Promise<void> {
  await t.call(`PUT /api/properties/${id}`, {
    payload: propertyContent({ price }),
    headers: { 'if-match': `"${version}"` },
    as: agent,
  });
}

test('a home’s picture shows its first photo, and is drawn once for all who ask', async () => {
  const id = await publishProperty(t, agent);
  await t.call(await putPhoto(id, agent, '#cc2222'));
  const draw = vi.spyOn(t.app.photoQueue, 'draw');
  const url = await pictureOf(id);
  const answers = await Promise.all([get(url), get(url), get(url)]);
  answers.push(await get(url));
  expect(draw.mock.calls).toEqual([
    [
      expect.objectContaining({
        price: '₦4,500,000 a year',
        title: '3 Bedroom Flat in Admiralty Way',
        place: '12 Admiralty Way, Lekki Phase 1, Lagos',
      }),
    ],
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(60_000);
  }
  const picture = sharp(answers[0]?.rawPayload);
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [red = 0, green = 255] = await picture
    .extract({ left: 600, top: 40, width: 8, height: 8 })
    .raw()
    .toBuffer();
  expect([red > 150, green < 80]).toEqual([true, true]);
});

test('an edit, and another first photo, give it another address; the old one leads there and its file goes', async () => {
  const id = await publishProperty(t, agent);
  const before = await pictureOf(id);
  expect((await get(before)).statusCode).toBe(200);
  const version = Number(/-1-(\d+)-/.exec(before)?.[1]);
  await edit(id, version, 5_000_000);
  const edited = await pictureOf(id);
  expect(edited).not.toBe(before);
  expect((await get(before)).headers.location).toBe(edited);
  expect((await get(edited)).statusCode).toBe(200);
  expect(kept(id)).toEqual([edited.slice('/previews/homes/'.length)]);
  await t.call(await putPhoto(id, agent, '#22cc22'));
  const withPhoto = await pictureOf(id);
  expect(withPhoto).not.toBe(edited);
  expect((await get(withPhoto)).statusCode).toBe(200);
  expect(kept(id)).toEqual([withPhoto.slice('/previews/homes/'.length)]);
});

test('only a published home has one: 410 where it was published, 404 where it never was', async () => {
  const id = await publishProperty(t, agent);
  const url = await pictureOf(id);
  await get(url);
  expect(kept(id)).toHaveLength(1);
  await doTo(id, 'unpublish');
  const gone = await get(url);
  expect([gone.statusCode, gone.json().code, gone.headers['cache-control']]).toEqual([
    410,
    'gone',
    'no-store',
  ]);
  expect(kept(id)).toEqual([]);
  const draft = '0d8f0f7f-1c11-4a55-9a0e-5f0c2a3e8d3b';
  await t.call(`PUT /api/properties/${draft}`, {
    status: 201,
    payload: propertyContent(),
    as: agent,
  });
  for (const name of [
    `${draft}-1-1-none.jpg`,
    `${NEVER}-1-1-none.jpg`,
    'x.jpg',
    `${id}.jpg`,
    `${id}-..%2f..%2fetc.jpg`,
    '',
  ])
    expect([name, (await get(`/previews/homes/${name}`)).statusCode]).toEqual([name, 404]);
});

test('the pictures of homes that are gone are cleared away, and of published ones kept', async () => {
  const [stays, goes] = [await publishProperty(t, agent), await publishProperty(t, agent)];
  for (const id of [stays, goes]) await get(await pictureOf(id));
  await doTo(goes, 'unpublish');
  expect([kept(stays).length, kept(goes).length]).toEqual([1, 1]);
  await tidyHomePictures(t.database, t.dataDir);
  expect([kept(stays).length, kept(goes).length]).toEqual([1, 0]);
});

test('where too many are asked for at once, it is to be had a moment later, in a folder of its own', async () => {
  const id = await publishProperty(t, agent);
  const url = await pictureOf(id);
  vi.spyOn(t.app.photoQueue, 'draw').mockRejectedValueOnce(
    new ProblemError(503, 'unavailable', 'Many photos', { retryAfterSeconds: 10 }),
  );
  const busy = await get(url);
  expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '10']);
  expect((await get(url)).statusCode).toBe(200);
  expect(lstatSync(join(t.dataDir, 'previews', id)).isDirectory()).toBe(true);
});
