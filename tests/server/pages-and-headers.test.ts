import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PUBLIC_URL_MARK } from '../../src/domain/previews/public-url-mark';
import { MIGRATIONS } from '../../server/db/migrations/all';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { propertyContent } from '../support/property-content';
import { createTestApp, type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';

const SHELL = `<!doctype html><html><head><title>Gida</title><meta name="description" content="Homes" /></head><body></body></html>`;

const clientDir = testFolder('client');
mkdirSync(join(clientDir, 'pages'));
writeFileSync(join(clientDir, 'index.html'), SHELL);
writeFileSync(
  join(clientDir, 'pages', 'blog-post-1.html'),
  SHELL.replace('Homes', `${PUBLIC_URL_MARK}/blog-post-1`),
);
const t = sharedApp({
  clientDir,
  publicUrl: 'https://homes.example',
  mapOrigins: ['https://tiles.example'],
  corsOrigins: ['https://partner.example'],
});
const agent = sharedAccount(t, 'agent');

const page = (url: string, as?: TestAccount) =>
  t.send(`GET ${url}`, { headers: { accept: 'text/html' }, as });

describe('link previews', () => {
  test('a listing’s page carries title, price, place and photo, safely written', async () => {
    const id = await publishProperty(t, agent, {
      title: 'Flat "A" <script>alert(1)</script> & more',
      description: '</script><img src=x onerror=alert(2)>',
      price: 3_250_000,
      listingType: 'rent',
    });
    await t.send(await putPhoto(id, agent, '#123456'));
    const answer = await page(`/property-detail/${id}`);
    expect(answer.statusCode).toBe(200);
    const html = answer.body;
    expect(html).toContain(
      `<title>Flat &quot;A&quot; &lt;script&gt;alert(1)&lt;/script&gt; &amp; more: ₦3,250,000 a year · Gida</title>`,
    );
    expect(html).toContain(
      `<meta property="og:url" content="https://homes.example/property-detail/${id}" />`,
    );
    expect(html).toMatch(
      new RegExp(
        `<meta property="og:image" content="https://homes.example/previews/homes/${id}-[\\w-]+\\.jpg" />`,
      ),
    );
    expect(html).toContain('12 Admiralty Way, Lekki Phase 1, Lagos');
    expect(html).not.toContain('<script>alert');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'RealEstateListing',
      description: '</script><img src=x onerror=alert(2)>',
      offers: { price: 3_250_000, priceCurrency: 'NGN' },
    });
  });

  test('a home that was published and is gone answers 410, without its words, an impossible id 404', async () => {
    const draft = await publishProperty(t, agent, { title: 'Secret draft' });
    await t.send(`POST /api/properties/${draft}/unpublish`, { as: agent });
    const deleted = await publishProperty(t, agent, { title: 'Secret past' });
    await t.send(`DELETE /api/properties/${deleted}`, { as: agent });
    const sold = await publishProperty(t, agent, { title: 'Secret sale', listingType: 'sale' });
    await t.call(`POST /api/properties/${sold}/close`, {
      payload: { date: '2026-01-02' },
      as: agent,
    });
    const never = randomUUID();
    await t.call(`PUT /api/properties/${never}`, {
      status: 201,
      payload: propertyContent({ title: 'Secret plan' }),
      as: agent,
    });
    for (const [id, status] of [
      [draft, 410],
      [deleted, 410],
      [deleted.toUpperCase(), 410],
      [sold, 410],
      [never, 404],
      ['00000000-0000-4000-8000-000000000000', 404],
      ['x', 404],
      ["1'--", 404],
    ] as const) {
      const answer = await page(`/property-detail/${id}`);
      expect([id, answer.statusCode]).toEqual([id, status]);
      expect(answer.body).not.toContain('Secret');
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('<title>Gida</title>');
      expect(answer.body.includes('This home is not offered any more.')).toBe(status === 410);
    }
  });

  test('the page of a home that is gone names up to six like it, those of its type first', async () => {
    const kano = { address: '5 Bompai Road, Kano', listingType: 'lease' } as const;
    const gone = await publishProperty(t, agent, { ...kano, type: 'Terrace' });
    const like: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five <b>', 'Six'])
      like.push(
        await publishProperty(t, agent, { ...kano, type: 'Flat', title, price: 2_000_000 }),
      );
    const same = await publishProperty(t, agent, { ...kano, type: 'Terrace', title: 'Same type' });
    const others = [
      await publishProperty(t, agent, { ...kano, listingType: 'rent' }),
      await publishProperty(t, agent, { ...kano, address: '1 Marina, Lagos' }),
    ];
    await t.send(`POST /api/properties/${gone}/unpublish`, { as: agent });
    const { body } = await page(`/property-detail/${gone}`);
    const block = /<noscript>(.*)<\/noscript><\/body>/s.exec(body)?.[1] ?? '';
    const named = Array.from(block.matchAll(/property-detail\/([\w-]+)/g), (match) => match[1]);
    expect(named).toEqual([same, ...like.slice(1).reverse()]);
    for (const other of others) expect(block).not.toContain(other);
    expect(block).toContain('">Five &lt;b&gt;</a>, ₦2,000,000 a year, 5 Bompai Road, Kano</li>');
  });

  test('without scripts a page that is drawn by them says what it is, and where to read on', async () => {
    const note = (body: string) =>
      /<noscript><div class="start-note">(.*)<\/div><\/noscript><\/body>/s.exec(body)?.[1];
    const none = await page('/nothing-here');
    expect([none.statusCode, note(none.body)]).toEqual([
      404,
      '<p>There is nothing at this address.</p>',
    ]);
    expect(note((await page('/property-detail/x')).body)).toBe('<p>Property not found.</p>');
    expect(note((await page('/search-results?view=map&location=%22%3Cb%3E')).body)).toBe(
      '<p>The map needs JavaScript. <a href="/search-results?location=%22%3Cb%3E">See these homes as a list</a>.</p>',
    );
    expect(note((await page('/login')).body)).toBeUndefined();
  });

  test('what the build is made of is at no address of its own', async () => {
    mkdirSync(join(clientDir, '.vite'), { recursive: true });
    writeFileSync(join(clientDir, '.vite', 'manifest.json'), '{}');
    for (const url of [
      '/pages/blog-post-1.html',
      '/%70ages/blog-post-1.html',
      '/x/../pages/blog-post-1.html',
      '/.vite/manifest.json',
    ])
      expect([url, (await page(url)).statusCode]).toEqual([url, 404]);
  });

  test('a page of the build is sent once, and then said to be the same', async () => {
    for (const url of ['/blog-post-1', '/login']) {
      const first = await page(url);
      const etag = z.string().check(z.minLength(20)).parse(first.headers.etag);
      expect(first.statusCode).toBe(200);
      const again = async (known: string) => {
        const headers = { accept: 'text/html', 'if-none-match': known };
        const { statusCode, body, headers: said } = await t.send(`GET ${url}`, { headers });
        return [statusCode, body, said.etag, said['cache-control']];
      };
      expect(await again(etag)).toEqual([304, '', etag, 'no-cache']);
      expect(await again(`"old", ${etag}`)).toEqual([304, '', etag, 'no-cache']);
      expect(await again('"old"')).toEqual([200, first.body, etag, 'no-cache']);
    }
    const etags = await Promise.all(
      ['/blog-post-1', '/login'].map(async (url) => (await page(url)).headers.etag),
    );
    expect(new Set(etags).size).toBe(2);
    expect((await page('/no-such-page')).headers.etag).toBeUndefined();
  });

  test('a slash too many leads to the page that was meant, here and nowhere else', async () => {
    for (const [asked, meant] of [
      ['//search-results?listingType=rent&next=//x', '/search-results?listingType=rent&next=//x'],
      ['/property-detail///x', '/property-detail/x'],
      ['//elsewhere.example/x', '/elsewhere.example/x'],
      ['///elsewhere.example', '/elsewhere.example'],
    ] as const) {
      const answer = await page(asked);
      expect([asked, answer.statusCode, answer.headers.location]).toEqual([asked, 308, meant]);
      // Who only checks a link asks for its head.
      const head = await t.send(`HEAD ${asked}`);
      expect([asked, head.statusCode, head.headers.location]).toEqual([asked, 308, meant]);
    }
    expect((await page('/api//health')).statusCode).toBe(404);
  });

  test('an article’s page names our address; one that was never written is not found', async () => {
    const answer = await page('/blog-post-1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('https://homes.example/blog-post-1');
    expect((await page('/blog-post-77')).statusCode).toBe(404);
  });

  test.runIf(existsSync('dist/client/pages/blog-post-1.html'))(
    'the built articles carry their own title, picture and data',
    async () => {
      const built = mkdtempSync(join(tmpdir(), 'gida-built-'));
      cpSync('dist/client', built, { recursive: true });
      const app = await createTestApp({ clientDir: built, publicUrl: 'https://homes.example' });
      const { body } = await app.send('GET /blog-post-1', { headers: { accept: 'text/html' } });
      const image = /<meta property="og:image" content="https:\/\/homes\.example([^"]+)"/.exec(
        body,
      )?.[1];
      expect(body.includes(PUBLIC_URL_MARK)).toBe(false);
      expect(body.includes('"@type":"Article"')).toBe(true);
      const picture = await app.send(`GET ${image ?? '/none'}`);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      await app.close();
      rmSync(built, { recursive: true });
    },
  );
});

describe('headers', () => {
  test('every answer holds the browser to our own code, maps by setting, and TLS', async () => {
    for (const url of [
      '/',
      '/api/properties',
      '/api/none',
      '/api/properties/%zz',
      '/sitemap.xml',
    ]) {
      const { headers } = await page(url);
      const policy = String(headers['content-security-policy']);
      expect([url, policy]).toEqual([url, expect.stringContaining("script-src 'self';")]);
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("base-uri 'none';");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain('https://tiles.example');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
      });
    }
  });

  test('the script that stands in the built document is admitted by its hash, and no other', async () => {
    const built = mkdtempSync(join(tmpdir(), 'gida-client-'));
    writeFileSync(
      join(built, 'index.html'),
      SHELL.replace(
        '</head>',
        `<script>alert('hi')</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script></head>`,
      ),
    );
    const other = await createTestApp({ clientDir: built });
    const { headers } = await other.send('GET /', { headers: { accept: 'text/html' } });
    // printf "alert('hi')" | openssl dgst -sha256 -binary | base64
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-XTqNqFSUlZHAW7f/OGNYSOEzxKhjdAAGMXoid2VEbJk=';",
    );
    await other.close();
    rmSync(built, { recursive: true });
  });

  test('a write from another site’s page is refused, unless that site is a partner', async () => {
    const write = (origin: string, site: string) =>
      t.send('POST /api/auth/forgot-password', {
        payload: { email: 'a@b.example' },
        headers: { origin, 'sec-fetch-site': site },
      });
    expect((await write('https://evil.example', 'cross-site')).statusCode).toBe(403);
    expect((await write('https://partner.example', 'cross-site')).statusCode).toBe(202);
    expect((await write('https://homes.example', 'same-origin')).statusCode).toBe(202);
  });

  test.each([
    ['the share sheet of a phone', 'none'],
    ['a browser that names another site', 'cross-site'],
  ])(
    '[SHARE-3] what %s brings where the worker is missing is answered in words',
    async (_, site) => {
      const boundary = 'a-boundary';
      const part = `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
      const answer = await t.send('POST /share', {
        payload: `${part}${'x'.repeat(2_000_000)}\r\n--${boundary}--`,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'sec-fetch-site': site,
        },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(
        'Gida was not ready on this device yet, so what you shared was not kept. Open Gida first, then share it again.',
      );
      expect(answer.body).toContain('<a href="/">Open Gida</a>');
    },
  );

  test('only a partner’s pages may read the API', async () => {
    const read = (origin: string) => t.send('GET /api/properties', { headers: { origin } });
    expect((await read('https://partner.example')).headers['access-control-allow-origin']).toBe(
      'https://partner.example',
    );
    expect((await read('https://evil.example')).headers['access-control-allow-origin']).toBe(
      undefined,
    );
    const closed = await createTestApp();
    const answer = await closed.send('GET /api/properties', {
      headers: { origin: 'https://partner.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(undefined);
    await closed.close();
  });

  test('what is dynamic and long is compressed', async () => {
    const answer = await t.send('GET /api/docs/json', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('health is the process, readiness the database at the newest schema', async () => {
    expect((await t.send('GET /api/health')).json().status).toBe('ok');
    const ready = await t.send('GET /api/ready');
    const newest = MIGRATIONS.at(-1);
    expect(ready.json()).toMatchObject({ status: 'ok', schema: newest?.version });
    await t.database.query('DELETE FROM schema_migrations WHERE version = $1', [
      newest?.version ?? 0,
    ]);
    const behind = await t.send('GET /api/ready');
    expect([behind.statusCode, behind.json().message]).toEqual([
      503,
      'The database is not up to date.',
    ]);
    await t.database.query('INSERT INTO schema_migrations (version, name) VALUES ($1, $2)', [
      newest?.version ?? 0,
      newest?.name ?? '',
    ]);
  });
});
