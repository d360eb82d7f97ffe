import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countParts, homesOfPart } from '../../server/modules/pages/published-homes';
import { publishProperty } from '../support/publish-property';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { testFolder } from '../support/test-folder';

const clientDir = testFolder('client');
mkdirSync(join(clientDir, 'pages'));
for (const name of ['home', 'blog-post-1'])
  writeFileSync(join(clientDir, 'pages', `${name}.html`), '<!doctype html>');
const t = sharedApp({ clientDir, publicUrl: 'https://homes.example' });
const agent = sharedAccount(t, 'agent');

const xml = async (url: string) => {
  const { statusCode, headers, body } = await t.send(`GET ${url}`);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=3600',
  ]);
  return body;
};
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const unpublish = (id: string) => t.send(`POST /api/properties/${id}/unpublish`, { as: agent });

test('without a home the index names the pages alone, and there is no part', async () => {
  expect(await xml('/sitemap.xml')).toBe(
    `${HEAD}<sitemapindex ${NAMESPACE}>
<sitemap><loc>https://homes.example/sitemap-pages.xml</loc></sitemap>
</sitemapindex>`,
  );
  expect(await xml('/sitemap-pages.xml')).toBe(
    `${HEAD}<urlset ${NAMESPACE}>
<url><loc>https://homes.example/blog-post-1</loc></url>
<url><loc>https://homes.example/</loc></url>
</urlset>`,
  );
  expect((await t.send('GET /sitemap-homes-1.xml')).statusCode).toBe(404);
});

test('published homes stand in parts, each with the day of its last change; no other part is there', async () => {
  const home = await publishProperty(t, agent);
  const draft = await publishProperty(t, agent);
  await unpublish(draft);
  await t.database.query('UPDATE properties SET updated_at = $1 WHERE id = $2', [
    '2026-03-04T10:00:00Z',
    home,
  ]);
  expect(await xml('/sitemap.xml')).toContain(
    `<sitemap><loc>https://homes.example/sitemap-homes-1.xml</loc></sitemap>\n</sitemapindex>`,
  );
  expect(await xml('/sitemap-homes-1.xml')).toBe(
    `${HEAD}<urlset ${NAMESPACE}>
<url><loc>https://homes.example/property-detail/${home}</loc><lastmod>2026-03-04</lastmod></url>
</urlset>`,
  );
  for (const part of ['0', '2', '01', '-1', '1.5', 'x', '', '99999', '100000', "1'--"])
    expect([part, (await t.send(`GET /sitemap-homes-${part}.xml`)).statusCode]).toEqual([
      part,
      404,
    ]);
  await unpublish(home);
});

test('each home is in one part, new ones come at the end, and the last part is not full', async () => {
  const ids: string[] = [];
  for (let home = 0; home < 5; home += 1) ids.push(await publishProperty(t, agent));
  const parts = async (): Promise<string[][]> => {
    const all = Array.from({ length: await countParts(t.database, 2) }, (_, index) =>
      homesOfPart(t.database, index + 1, 2),
    );
    return (await Promise.all(all)).map((part) => part.map(({ id }) => id));
  };
  const [a = '', b = '', c = '', d = '', e = ''] = ids;
  expect(await parts()).toEqual([[a, b], [c, d], [e]]);
  expect(await homesOfPart(t.database, 4, 2)).toEqual([]);
  // Let and published again, it keeps its place.
  await unpublish(b);
  expect(await parts()).toEqual([
    [a, c],
    [d, e],
  ]);
  await t.send(`POST /api/properties/${b}/publish`, { as: agent });
  expect(await parts()).toEqual([[a, b], [c, d], [e]]);
});

test('robots.txt leads to the index, and keeps nobody from homes, photos and pictures', async () => {
  const { body } = await t.send('GET /robots.txt');
  expect(body).toContain('Sitemap: https://homes.example/sitemap.xml');
  for (const path of ['/api', '/mailbox', '/dashboard', '/outbox', '/edit-property/'])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).not.toMatch(/Disallow: \/(blog|photos|previews|property-detail|search-results)/);
});
