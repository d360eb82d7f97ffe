import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PAGES } from '../../src/contract/pages';
import { uuidSchema } from '../../src/contract/uuid';
import { pageAt } from '../../src/domain/navigation/page-at';
import { listingHead } from '../../src/domain/previews/listing-head';
import { withHead } from '../../src/domain/previews/page-head';
import { PUBLIC_URL_MARK } from '../../src/domain/previews/public-url-mark';
import { readProperty } from '../modules/properties/repository';
import { builtPages } from './built-pages';
import { isApiPath } from './is-api-path';
import { decodePath } from './decode-path';
import { ProblemError } from './problem-error';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built app: hashed assets for ever, prerendered pages for public routes, the shell for
 * the rest. A missing file is a 404, never the shell: a chunk that is HTML breaks a page for good.
 */
export const staticApp = fastifyPlugin(
  async (
    app: FastifyInstance,
    options: {
      clientDir: string;
      killSwitch: boolean;
    },
  ) => {
    const built = existsSync(join(options.clientDir, 'index.html'));
    if (built && options.killSwitch) {
      // A hook, as the file server has a route for /sw.js already.
      app.addHook('onRequest', async (request, reply) => {
        if (decodePath(request.url) !== '/sw.js') return;
        await reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(await readFile(join(options.clientDir, 'sw-kill-switch.js')));
      });
    }
    if (built) {
      await app.register(fastifyStatic, {
        root: options.clientDir,
        prefix: '/',
        index: false,
        preCompressed: true,
        wildcard: true,
        globIgnore: ['**/pages/**'],
        setHeaders: (reply, path) => {
          const forever = path.includes('/assets/');
          void reply.header(
            'cache-control',
            forever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
          );
        },
      });
    }
    const pages = builtPages(options.clientDir);
    const page = pageReader(pages, join(options.clientDir, 'index.html'), app.settings.publicUrl);
    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = withoutSlash(decodePath(request.url));
      const html = built ? await page(path) : null;
      if (html === null)
        throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
      const shown = await withPreview(app, path, html);
      return reply
        .code(shown === null || !isPage(path) ? 404 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(shown ?? html);
    };
    // An article that is not there is no page, though its address has the form of one.
    const isPage = (path: string) => {
      const at = pageAt(path);
      return at !== null && (PAGES[at.id].html !== 'build' || pages.has(path));
    };
    app.get('/', answerPage);
    app.setNotFoundHandler(async (request, reply) => {
      const path = decodePath(request.url);
      const wantsPage =
        request.method === 'GET' &&
        (request.headers.accept ?? '').includes('text/html') &&
        !isApiPath(request.url) &&
        !/\.[a-z0-9]{1,8}$/i.test(path);
      if (!wantsPage) throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
      return answerPage(request, reply);
    });
  },
);

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

/** Reads prerendered pages once each, with our address in their links; other pages get the shell. */
function pageReader(
  pages: Map<string, string>,
  shell: string,
  publicUrl: string,
): (path: string) => Promise<string> {
  const cache = new Map<string, Promise<string>>();
  return (path) => {
    const chosen = pages.get(path) ?? shell;
    const known = cache.get(chosen);
    if (known) return known;
    const html = readFile(chosen, 'utf8').then((text) =>
      text.replaceAll(PUBLIC_URL_MARK, publicUrl),
    );
    cache.set(chosen, html);
    return html;
  };
}

/** A listing's page with its own preview; null for a listing that nobody may see. */
async function withPreview(
  app: FastifyInstance,
  path: string,
  html: string,
): Promise<string | null> {
  const at = pageAt(path);
  if (at?.id !== 'property') return html;
  const uuid = uuidSchema.safeParse(at.parameter);
  const listing = uuid.success ? await readProperty(app.database, uuid.data) : undefined;
  if (listing?.status !== 'Active') return null;
  return withHead(html, listingHead(listing, app.settings.publicUrl));
}
