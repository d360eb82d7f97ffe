import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PAGE_IDS, pageOf } from '../../../src/contract/pages';
import { SERVER_PATHS } from '../../../src/contract/server-paths';
import { agentPath } from '../../../src/domain/agents/agent-path';
import { escapeHtml } from '../../../src/domain/format/escape-html';
import { builtPages } from './built-pages';
import { ProblemError } from '../../plugins/problem-error';
import { agentsOfPart, countAgentParts } from './published-agents';
import { countParts, homesOfPart } from './published-homes';

type Kind = 'sitemapindex' | 'urlset';

/**
 * What search engines may read: robots.txt, and sitemap.xml, an index of the built pages, and of
 * the agents and the published homes in parts.
 */
export const sitemap = fastifyPlugin(
  async (app: FastifyInstance, options: { clientDir: string }) => {
    const { database, settings } = app;
    const hide = { schema: { hide: true } };
    const entry = (name: 'sitemap' | 'url', path: string, changed?: Date) =>
      `<${name}><loc>${escapeHtml(settings.publicUrl + path)}</loc>${
        changed === undefined ? '' : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`
      }</${name}>`;

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
      const parts = (of: string, length: number) =>
        Array.from({ length }, (_, index) => entry('sitemap', `/sitemap-${of}-${index + 1}.xml`));
      return send(reply, 'sitemapindex', [
        entry('sitemap', '/sitemap-pages.xml'),
        ...parts('agents', await countAgentParts(database)),
        ...parts('homes', await countParts(database)),
      ]);
    });

    app.get('/sitemap-pages.xml', hide, async (_request, reply) =>
      send(
        reply,
        'urlset',
        [...builtPages(options.clientDir).keys()].map((path) => entry('url', path)),
      ),
    );

    const partOf = (
      of: string,
      read: (part: number) => Promise<{ id: string; updated_at: Date }[]>,
      pathOf: (id: string) => string,
    ) =>
      app.get<{ Params: { part: string } }>(
        `/sitemap-${of}-:part(^[1-9]\\d{0,4}).xml`,
        hide,
        async (request, reply) => {
          const pages = await read(Number(request.params.part));
          if (pages.length === 0)
            throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
          return send(
            reply,
            'urlset',
            pages.map((page) => entry('url', pathOf(page.id), page.updated_at)),
          );
        },
      );
    partOf(
      'homes',
      (part) => homesOfPart(database, part),
      (id) => `/property-detail/${id}`,
    );
    partOf(
      'agents',
      (part) => agentsOfPart(database, part),
      (id) => agentPath(id),
    );
  },
);

function send(reply: FastifyReply, kind: Kind, entries: string[]): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
        ...entries,
        `</${kind}>`,
      ].join('\n'),
    );
}
