import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { escapeHtml } from '../../src/domain/format/escape-html';

/** Public pages that have a place in search engines, besides listings. */
const PAGES = [
  '/',
  '/blog',
  ...Array.from({ length: 10 }, (_, index) => `/blog-post-${index + 1}`),
  '/faq',
  '/pricing',
  '/rent-vs-buy-calculator',
  '/service-charge-estimator',
  '/scam-detector',
  '/privacy-policy',
  '/terms',
];

// The protocol allows 50,000 addresses a file.
const MAX_LISTINGS = 49_000;

/** What search engines may read: robots.txt, and sitemap.xml with the newest published listings. */
export const sitemap = fastifyPlugin(async (app: FastifyInstance) => {
  const { database, settings } = app;
  const hide = { schema: { hide: true } };

  app.get('/robots.txt', hide, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /outbox',
          'Disallow: /mailbox',
          `Sitemap: ${settings.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', hide, async (_request, reply) => {
    const listings = await database.query<{ id: string; updated_at: Date }>(
      `SELECT id, updated_at FROM properties WHERE status = 'Active' AND deleted_at IS NULL
       ORDER BY published_at DESC LIMIT ${MAX_LISTINGS}`,
    );
    const entry = (path: string, changed?: Date) =>
      `<url><loc>${escapeHtml(settings.publicUrl + path)}</loc>${
        changed === undefined ? '' : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`
      }</url>`;
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...PAGES.map((path) => entry(path)),
      ...listings.map((listing) => entry(`/property-detail/${listing.id}`, listing.updated_at)),
      '</urlset>',
    ].join('\n');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(xml);
  });
});
