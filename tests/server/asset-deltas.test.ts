import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadZstd } from '../../server/modules/releases/encode-delta';
import { isPrepared } from '../../server/modules/releases/prepared-release';
import { prepareDeltas } from '../../server/modules/releases/prepare-deltas';
import { createTestApp, type TestApp } from '../support/test-app';
import { testFolder } from '../support/test-folder';

const LINES = Array.from({ length: 400 }, (_, at) => `export const line${at} = ${at * 7919};\n`);
const code = (word: string) => `${LINES.join('')}export const word = '${word}';\n`;
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const named = (text: string) => `:${hashOf(text).toString('base64')}:`;

const root = testFolder('releases');
beforeAll(loadZstd);

/** A built app with these files, by their names. */
function release(name: string, files: Record<string, string>): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="root"></div>');
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, 'assets', file), text);
  return folder;
}

/** An app that serves the second of two releases, when the deltas between them are there. */
async function afterTwo(): Promise<{
  t: TestApp;
  get: (headers: Record<string, string>) => ReturnType<TestApp['send']>;
}> {
  const first = release('first', { 'app-AAAAAAAA.js': code('old'), 'app-BBBBBBBB.css': 'a{}' });
  const second = release('second', { 'app-CCCCCCCC.js': code('new'), 'app-BBBBBBBB.css': 'a{}' });
  const t = await createTestApp({ clientDir: second });
  expect(await prepareDeltas(first, t.dataDir)).toBe(0);
  expect(await prepareDeltas(second, t.dataDir)).toBe(1);
  return {
    t,
    get: (headers) => t.send('GET /assets/app-CCCCCCCC.js', { headers }),
  };
}

describe('[PWA-4] a file of which the phone has an earlier version', () => {
  let site: Awaited<ReturnType<typeof afterTwo>>;
  beforeAll(async () => {
    site = await afterTwo();
  });
  afterAll(() => site.t.close());
  const having = (text: string, encodings = 'dcb, dcz') => ({
    'accept-encoding': encodings,
    'available-dictionary': named(text),
  });

  test('is answered with the difference alone', async () => {
    const answer = await site.get(having(code('old')));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': 'match="/assets/app-*.js"',
      'x-content-type-options': 'nosniff',
    });
    const body = answer.rawPayload;
    expect(Number(answer.headers['content-length'])).toBe(body.length);
    expect(body.length).toBeLessThan(100);
    // RFC 9842, section 5: a Zstandard frame to skip, which holds the hash of the dictionary.
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(body.subarray(8, 40).equals(hashOf(code('old')))).toBe(true);
    expect(body.subarray(40, 44).toString('hex')).toBe('28b52ffd');
    const whole = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(code('old')));
    expect(Buffer.from(whole).toString()).toBe(code('new'));
  });

  test.each([
    ['another version', having('never built')],
    ['no version', { 'accept-encoding': 'dcz' }],
    ['a browser that takes no such answer', having(code('old'), 'identity')],
    ['one that takes another kind', having(code('old'), 'dcb, xdcz')],
    ['one that refuses it', having(code('old'), 'dcz;q=0')],
    ['a broken hash', { 'accept-encoding': 'dcz', 'available-dictionary': ':../..=:' }],
    ['no hash at all', { 'accept-encoding': 'dcz', 'available-dictionary': 'x'.repeat(5000) }],
  ])('is whole for %s, and says that it can be built on', async (_name, headers) => {
    const answer = await site.get(headers);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.body).toBe(code('new'));
    expect(answer.headers).toMatchObject({
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': 'match="/assets/app-*.js"',
    });
  });

  test('has no body for a HEAD, and nothing leads out of the folder', async () => {
    const { app } = site.t;
    const headers = having(code('old'));
    const head = await app.inject({ method: 'HEAD', url: '/assets/app-CCCCCCCC.js', headers });
    expect([head.statusCode, head.headers['content-encoding'], head.rawPayload.length]).toEqual([
      200,
      'dcz',
      0,
    ]);
    for (const url of [
      '/assets/..%2F..%2Findex.html',
      '/assets/%2e%2e/index.js',
      '/assets/app-DDDDDDDD.js',
    ])
      expect((await app.inject({ url, headers })).statusCode).toBe(404);
  });
});

test('[PWA-4] the versions of the last ten releases are kept, and no more', async () => {
  const dataDir = join(root, 'kept');
  const name = (at: number) => `app-${String(at).padStart(8, '0')}.js`;
  for (let at = 0; at < 13; at += 1)
    await prepareDeltas(release(`kept-${at}`, { [name(at)]: code(`word ${at}`) }), dataDir);
  const kept = readdirSync(join(dataDir, 'releases', 'assets')).sort();
  expect(kept).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(name));
  const deltas = readdirSync(join(dataDir, 'releases', 'deltas')).sort();
  expect(deltas).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((at) => `${name(12)}.${hashOf(code(`word ${at}`)).toString('hex')}.dcz`)
      .sort(),
  );
  // Nothing is left to do for it, and for the one before it all.
  expect(isPrepared(join(root, 'kept-12'), dataDir)).toBe(true);
  expect(isPrepared(join(root, 'kept-11'), dataDir)).toBe(false);
  // Started again, and with a list that cannot be read any more: it begins anew.
  const last = join(root, 'kept-12');
  expect(await prepareDeltas(last, dataDir)).toBe(10);
  writeFileSync(join(dataDir, 'releases', 'releases.json'), '[["app');
  expect(await prepareDeltas(last, dataDir)).toBe(0);
});

test('[PWA-4] a file that became another one altogether has no delta', async () => {
  const dataDir = join(root, 'other');
  const short = release('short', { 'app-AAAAAAAA.js': 'let a;' });
  const other = release('other-code', { 'app-BBBBBBBB.js': 'if(b){}' });
  await prepareDeltas(short, dataDir);
  expect(await prepareDeltas(other, dataDir)).toBe(0);
});
