import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandPicture } from '../../src/domain/previews/brand-picture';
import { withHead } from '../../src/domain/previews/page-head';
import { PUBLIC_URL_MARK } from '../../src/domain/previews/public-url-mark';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';

const SITE = 'https://homes.example';
const SHELL = `<!doctype html><html><head><title>Gida</title><meta name="description" content="Homes" /></head><body></body></html>`;

let home: string;
const clientDir = testFolder('client');
beforeAll(async () => {
  for (const folder of ['pages', 'icons', 'previews']) mkdirSync(join(clientDir, folder));
  writeFileSync(join(clientDir, 'index.html'), SHELL);
  copyFileSync('public/icons/icon-512.png', join(clientDir, 'icons', 'icon-512.png'));
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#336644' } })
    .png()
    .toFile(join(clientDir, 'previews', 'blog-post-1.png'));
  // As the build writes them.
  const page = (name: string, path: string, title: string, image: { url: string }) =>
    writeFileSync(
      join(clientDir, 'pages', `${name}.html`),
      withHead(SHELL, {
        title,
        description: 'Homes',
        url: PUBLIC_URL_MARK + path,
        image,
        type: 'website',
        jsonLd: null,
      }),
    );
  page('home', '/', 'Homes to buy and rent in Nigeria', brandPicture(PUBLIC_URL_MARK));
  page('blog-post-1', '/blog-post-1', 'First steps', {
    url: `${PUBLIC_URL_MARK}/previews/blog-post-1.png`,
  });
});
const t = sharedApp({ clientDir, publicUrl: SITE });
const agent = sharedAccount(t, 'agent');
beforeAll(async () => {
  home = await publishProperty(t, agent, { title: 'Flat in a chat' });
  await t.send(await putPhoto(home, agent));
});

/** What they send, as seen in the logs of servers. */
const READERS: [string, Record<string, string>][] = [
  [
    'Facebook',
    {
      'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      accept: '*/*',
      'accept-encoding': 'deflate, gzip',
      range: 'bytes=0-524287',
    },
  ],
  ['WhatsApp on Android', { 'user-agent': 'WhatsApp/2.23.20.0 A' }],
  ['WhatsApp on iOS', { 'user-agent': 'WhatsApp/2.23.20.0 i', accept: '*/*' }],
  ['Telegram', { 'user-agent': 'TelegramBot (like TwitterBot)', accept: '*/*' }],
  ['X', { 'user-agent': 'Twitterbot/1.0', accept: 'text/*, */*;q=0.5' }],
  [
    'Google',
    {
      'user-agent':
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/125.0.0.0 Safari/537.36',
      accept:
        'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
    },
  ],
  [
    'LinkedIn',
    {
      'user-agent':
        'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
      accept: '*/*',
    },
  ],
];

const identity = (headers: Record<string, string>) => ({
  ...headers,
  'accept-encoding': 'identity',
});
const content = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

describe.each(READERS)('%s', (_name, headers) => {
  test.each([
    ['the first page', () => '/', 'Homes to buy and rent in Nigeria', () => `${SITE}/`],
    [
      'a search',
      () => '/search-results?location=lekki&listingType=rent&view=map',
      'Properties To Rent in Lekki',
      () => `${SITE}/search-results?listingType=rent&amp;location=lekki`,
    ],
    [
      'a home',
      () => `/property-detail/${home}`,
      'Flat in a chat: ₦4,500,000 a year',
      () => `${SITE}/property-detail/${home}`,
    ],
    ['an article', () => '/blog-post-1', 'First steps', () => `${SITE}/blog-post-1`],
  ])(
    'is shown the title, the picture and the address of %s',
    async (_what, path, title, address) => {
      const answer = await t.send(`GET ${path()}`, { headers: identity(headers) });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const html = answer.body;
      expect(html).toContain(`<title>${title} · Gida</title>`);
      expect(content(html, 'og:title')).toBe(title);
      expect(html).toContain(`<link rel="canonical" href="${address()}" />`);
      expect(html.match(/<title>|rel="canonical"|property="og:image"/g)).toHaveLength(3);
      const image = content(html, 'og:image') ?? '';
      expect(image.slice(0, SITE.length + 1)).toBe(`${SITE}/`);
      // As they do: without a range, which is for pages whose length nobody knows.
      const { range: _range, ...plain } = headers;
      const picture = await t.send(`GET ${image.slice(SITE.length)}`, { headers: plain });
      expect(picture.statusCode).toBe(200);
      expect(picture.headers['content-type']).toMatch(/^image\/(jpeg|png)$/);
      expect(picture.rawPayload.length).toBeLessThanOrEqual(60_000);
      const { width, height } = await sharp(picture.rawPayload).metadata();
      const said = content(html, 'og:image:width');
      if (said !== undefined)
        expect([String(width), String(height)]).toEqual([said, content(html, 'og:image:height')]);
    },
  );

  test('is told of what is not there, and never given a page for data or a file', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const home200 = await t.send(`${method} /property-detail/${home}`, { headers });
      expect(home200.statusCode).toBe(200);
      const nothing = await t.send(`${method} /no-such-page`, { headers });
      expect([nothing.statusCode, nothing.headers['content-type']]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
    }
    for (const url of ['/api/nothing', '/assets/gone.js']) {
      const answer = await t.send(`GET ${url}`, { headers });
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });
});

test('who asks for data gets no page', async () => {
  const headers = { accept: 'application/json' };
  expect((await t.send('GET /search-results', { headers })).statusCode).toBe(404);
});

test('what is typed into a search’s address stays text', async () => {
  const { body } = await t.send(
    'GET /search-results?location=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    { headers: { accept: 'text/html' } },
  );
  expect(body).not.toContain('<script>alert');
  expect((await t.send('GET /search-results?%zz=%&location=%e0%a4%a')).statusCode).toBe(200);
});

test('a home or an agent that cannot be read now is the app, which may know it, and never raw data', async () => {
  const rename = (from: string, to: string) =>
    t.database.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  await rename('properties', 'properties_away');
  await rename('users', 'users_away');
  const answers = await Promise.all(
    ['property-detail', 'agents'].map((of) =>
      t.send(`GET /${of}/${randomUUID()}`, { headers: { accept: 'text/html' } }),
    ),
  );
  await rename('properties_away', 'properties');
  await rename('users_away', 'users');
  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', '60']);
    expect(body).toContain('<title>Gida</title>');
    expect(body).toContain('<noscript>');
    expect(body).toContain('cannot be shown at the moment');
  }
});
