import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BlobStore } from '../../server/modules/photos/blob-store';
import { fileBlobStore } from '../../server/modules/photos/file-blob-store';
import { s3BlobStore } from '../../server/modules/photos/s3-blob-store';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { freePort } from '../support/free-port';
import { createTestApp } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';
import { request } from '../support/test-calls';

// Written without types; only what is used of it is said here.
type S3rver = new (options: object) => { run(): Promise<unknown>; close(): Promise<void> };
const S3rver = createRequire(import.meta.url)('s3rver') as S3rver;

const folder = testFolder('s3');
let server: InstanceType<S3rver>;
let s3: { url: string; accessKeyId: string; secretAccessKey: string; region: string };
beforeAll(async () => {
  const port = await freePort();
  server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'photos' }],
  });
  await server.run();
  s3 = {
    url: `http://127.0.0.1:${port}/photos`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  };
});
afterAll(() => server.close());

describe.each(['files', 's3'])('a store of %s', (kind) => {
  const open = (): BlobStore =>
    kind === 's3' ? s3BlobStore(s3) : fileBlobStore(join(folder, 'files'));
  const name = `ab/${'0'.repeat(32)}.webp`;

  test('keeps, gives back and forgets bytes by name', async () => {
    const store = open();
    expect(await store.read(name)).toBeNull();
    await store.put(name, new Uint8Array([1, 2, 3]));
    await store.put(name, new Uint8Array([1, 2, 3]));
    expect([...((await store.read(name)) ?? [])]).toEqual([1, 2, 3]);
    await store.delete(name);
    await store.delete(name);
    expect(await store.read(name)).toBeNull();
  });
});

test('a bucket that refuses the key, or is not there, fails and says which call', async () => {
  // The server of the test knows keys by name only; it does not check signatures of this version.
  const wrong = s3BlobStore({ ...s3, accessKeyId: 'guess' });
  await expect(wrong.put('ab/x', new Uint8Array([1]))).rejects.toThrow(/PUT ab\/x with 403/);
  const none = s3BlobStore({ ...s3, url: `${s3.url}-none` });
  await expect(none.put('ab/x', new Uint8Array([1]))).rejects.toThrow(/no bucket/);
});

test('a listing’s photos go to the bucket and come from it, for ever', async () => {
  const t = await createTestApp({ s3 });
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent);
  const { photo } = await t.call(await putPhoto(id, agent, '#654321'));
  const shown = await t.send(`GET ${photo.small}`);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
    'access-control-allow-origin': '*',
  });
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  await t.send(`DELETE /api/properties/${id}/photos/${photo.id}`, { as: agent });
  expect((await t.send(`GET ${photo.small}`)).statusCode).toBe(404);
  for (const path of ['/photos/../secret', '/photos/%2e%2e%2fsecret', '/photos/ab/x.webp'])
    expect((await t.send(`GET ${path}`)).statusCode).toBe(404);
  await t.close();
});

describe('what is no photo', () => {
  let propertyId: string;
  const t = sharedApp();
  const agent = sharedAccount(t, 'agent');
  beforeAll(async () => {
    propertyId = await publishProperty(t, agent);
  });
  const upload = (payload: Buffer, type = 'image/jpeg') =>
    request(`PUT /api/properties/${propertyId}/photos/${crypto.randomUUID()}?position=0`, {
      headers: { 'content-type': type },
      payload,
      as: agent,
    });
  const png = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

  test.each([
    [
      'an SVG with a script',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await png(200)).subarray(0, 60)],
    ['a flood of pixels', () => png(8000)],
    ['HEIC by its header', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    [
      'a GIF',
      async () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
  ])('%s is refused in words', async (_what, make) => {
    const problem = await t.refused(422, upload(await make()));
    expect(problem).toMatchObject({ field: 'photo' });
    expect(problem.message).toMatch(
      /^This file is not a photo we can read|^This photo has 64 megapixels/,
    );
  });

  test('a picture that is also a page loses the page, and every picture its metadata', async () => {
    const jpeg = await sharp(await png(300))
      .withExif({ IFD0: { Artist: 'Somebody', Copyright: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(2)</script>')]);
    const { photo } = await t.call(upload(polyglot));
    for (const path of [photo.small, photo.medium, photo.large]) {
      const bytes = readFileSync(join(t.dataDir, path));
      expect(bytes.toString('latin1')).not.toMatch(/script|Somebody/);
      expect((await sharp(bytes).metadata()).exif).toBe(undefined);
    }
  });

  const REAL = '../shared/data/photos';
  test.runIf(existsSync(REAL))(
    'the damaged, disguised and foreign files of the collection',
    async () => {
      const files = readdirSync(REAL, { recursive: true })
        .map(String)
        .filter((file) => /\.(jpe?g|png|webp|heic|gif|svg|bmp|tiff?)$/i.test(file));
      expect(files.length).toBeGreaterThan(5);
      for (const file of files) {
        const bytes = readFileSync(join(REAL, file));
        if (bytes.length > 5 * 1024 * 1024) continue;
        const answer = await t.send(upload(bytes));
        expect([file, [200, 422].includes(answer.statusCode)]).toEqual([file, true]);
        if (/heic|damaged|corrupt|truncated|fake|disguised|not-/i.test(file))
          expect([file, answer.statusCode]).toEqual([file, 422]);
        if (answer.statusCode === 200) {
          await t.send(`DELETE /api/properties/${propertyId}/photos/${answer.json().photo.id}`, {
            as: agent,
          });
        }
      }
    },
  );
});
