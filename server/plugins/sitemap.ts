import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PAGE_IDS, pageOf } from '../../src/contract/pages';
import { SERVER_PATHS } from '../../src/contract/server-paths';
import { escapeHtml } from '../../src/domain/format/escape-html';
import { builtPages } from './built-pages';

// The protocol allows 50,000 addresses a file.
const MAX_LISTINGS = 49_000;

/** What search engines may read: robots.txt, and sitemap.xml with the built pages and the newest published listings. */
export const sitemap = fastifyPlugin(
  async (app: FastifyInstance, options: { clientDir: string }) => {
    const { database, settings } = app;
    const hide = { schema: { hide: true } };

    app.get('/robots.txt', hide, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(
        [
          'User-agent: *',
          ...SERVER_PATHS.filter((path) => path !== '/photos').map((path) => `Disallow: ${path}`),
          ...PAGE_IDS.map(pageOf)
            .filter(({ framed }) => framed)
            .map(({ path }) => `Disallow: ${path.replace(/:.*/, '')}`),
          `Sitemap: ${settings.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
    );

    app.get('/sitemap.xml', hide, async (_request, reply) => {
      const listings = await database.kysely
        .selectFrom('properties')
        .select(['id', 'updated_at'])
        .where('status', '=', 'Active')
        .where('deleted_at', 'is', null)
        .orderBy('published_at', 'desc')
        .limit(MAX_LISTINGS)
        .execute();
      const entry = (path: string, changed?: Date) =>
        `<url><loc>${escapeHtml(settings.publicUrl + path)}</loc>${
          changed === undefined ? '' : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`
        }</url>`;
      const xml = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...[...builtPages(options.clientDir).keys()].map((path) => entry(path)),
        ...listings.map((listing) => entry(`/property-detail/${listing.id}`, listing.updated_at)),
        '</urlset>',
      ].join('\n');
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(xml);
    });
  },
);
