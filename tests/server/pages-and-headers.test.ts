import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_URL_MARK } from '../../src/domain/previews/public-url-mark';
import { MIGRATIONS } from '../../server/db/migrations/all';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { createTestApp, send, type TestAccount, type TestApp } from '../support/test-app';

let clientDir: string;
let t: TestApp;
let agent: TestAccount;
const SHELL = `<!doctype html><html><head><title>Gida</title><meta name="description" content="Homes" /></head><body></body></html>`;

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'gida-client-'));
  mkdirSync(join(clientDir, 'pages'));
  writeFileSync(join(clientDir, 'index.html'), SHELL);
  writeFileSync(
    join(clientDir, 'pages', 'blog-post-1.html'),
    SHELL.replace('Homes', `${PUBLIC_URL_MARK}/blog-post-1`),
  );
  t = await createTestApp({
    clientDir,
    publicUrl: 'https://homes.example',
    mapOrigins: ['https://tiles.example'],
    corsOrigins: ['https://partner.example'],
  });
  agent = await t.account('agent');
});
afterAll(async () => {
  await t.close();
  rmSync(clientDir, { recursive: true });
});

const page = (url: string, as?: TestAccount) =>
  send(t.app, { url, headers: { accept: 'text/html' }, ...(as === undefined ? {} : { as }) });

describe('link previews', () => {
  test('a listing’s page carries title, price, place and photo, safely written', async () => {
    const id = await publishProperty(t, agent, {
      title: 'Flat "A" <script>alert(1)</script> & more',
      description: '</script><img src=x onerror=alert(2)>',
      price: 3_250_000,
      listingType: 'rent',
    });
    await send(t.app, await putPhoto(id, agent, '#123456'));
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
      /<meta property="og:image" content="https:\/\/homes\.example\/photos\/[0-9a-f/]+\.webp" \/>/,
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

  test('a draft, a deleted, an unknown and an impossible id are not found, without their words', async () => {
    const draft = await publishProperty(t, agent, { title: 'Secret draft' });
    await send(t.app, { method: 'POST', url: `/api/properties/${draft}/unpublish`, as: agent });
    const deleted = await publishProperty(t, agent, { title: 'Secret past' });
    await send(t.app, { method: 'DELETE', url: `/api/properties/${deleted}`, as: agent });
    for (const id of [draft, deleted, '00000000-0000-4000-8000-000000000000', 'x', "1'--"]) {
      const answer = await page(`/property-detail/${id}`);
      expect([id, answer.statusCode]).toEqual([id, 404]);
      expect(answer.body).not.toContain('Secret');
      expect(answer.headers['content-type']).toContain('text/html');
    }
  });

  test('an article’s page names our address; one that was never written is not found', async () => {
    const answer = await page('/blog-post-1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('https://homes.example/blog-post-1');
    expect((await page('/blog-post-77')).statusCode).toBe(404);
  });

  test('the sitemap lists what is published, and robots.txt where it is', async () => {
    const id = await publishProperty(t, agent);
    const draft = await publishProperty(t, agent);
    await send(t.app, { method: 'POST', url: `/api/properties/${draft}/unpublish`, as: agent });
    const { body } = await send(t.app, { url: '/sitemap.xml' });
    expect(body).toContain(`<loc>https://homes.example/property-detail/${id}</loc>`);
    expect(body).toContain('<loc>https://homes.example/blog-post-1</loc>');
    expect(body).not.toContain('blog-post-2');
    expect(body).not.toContain(draft);
    const robots = await send(t.app, { url: '/robots.txt' });
    expect(robots.body).toContain('Sitemap: https://homes.example/sitemap.xml');
    for (const path of ['/api', '/mailbox', '/dashboard', '/outbox', '/edit-property/'])
      expect(robots.body).toContain(`Disallow: ${path}\n`);
    expect(robots.body).not.toContain('Disallow: /blog');
  });

  test.runIf(existsSync('dist/client/pages/blog-post-1.html'))(
    'the built articles carry their own title, picture and data',
    async () => {
      const built = mkdtempSync(join(tmpdir(), 'gida-built-'));
      cpSync('dist/client', built, { recursive: true });
      const app = await createTestApp({ clientDir: built, publicUrl: 'https://homes.example' });
      const { body } = await send(app.app, {
        url: '/blog-post-1',
        headers: { accept: 'text/html' },
      });
      const image = /<meta property="og:image" content="https:\/\/homes\.example([^"]+)"/.exec(
        body,
      )?.[1];
      expect(body.includes(PUBLIC_URL_MARK)).toBe(false);
      expect(body.includes('"@type":"Article"')).toBe(true);
      const picture = await send(app.app, { url: image ?? '/none' });
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

  test('a write from another site’s page is refused, unless that site is a partner', async () => {
    const write = (origin: string, site: string) =>
      send(t.app, {
        method: 'POST',
        url: '/api/auth/forgot-password',
        payload: { email: 'a@b.example' },
        headers: { origin, 'sec-fetch-site': site },
      });
    expect((await write('https://evil.example', 'cross-site')).statusCode).toBe(403);
    expect((await write('https://partner.example', 'cross-site')).statusCode).toBe(202);
    expect((await write('https://homes.example', 'same-origin')).statusCode).toBe(202);
  });

  test('only a partner’s pages may read the API', async () => {
    const read = (origin: string) => send(t.app, { url: '/api/properties', headers: { origin } });
    expect((await read('https://partner.example')).headers['access-control-allow-origin']).toBe(
      'https://partner.example',
    );
    expect((await read('https://evil.example')).headers['access-control-allow-origin']).toBe(
      undefined,
    );
    const closed = await createTestApp();
    const answer = await send(closed.app, {
      url: '/api/properties',
      headers: { origin: 'https://partner.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBe(undefined);
    await closed.close();
  });

  test('what is dynamic and long is compressed', async () => {
    const answer = await send(t.app, {
      url: '/api/docs/json',
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('health is the process, readiness the database at the newest schema', async () => {
    expect((await send(t.app, { url: '/api/health' })).json().status).toBe('ok');
    const ready = await send(t.app, { url: '/api/ready' });
    const newest = MIGRATIONS.at(-1);
    expect(ready.json()).toMatchObject({ status: 'ok', schema: newest?.version });
    await t.database.query('DELETE FROM schema_migrations WHERE version = $1', [
      newest?.version ?? 0,
    ]);
    const behind = await send(t.app, { url: '/api/ready' });
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
