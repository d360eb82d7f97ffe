import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FirstAnswer } from '../../../src/contract/first-answer';
import { SAVES_DATA_COOKIE } from '../../../src/contract/headers';
import { escapeHtml } from '../../../src/domain/format/escape-html';
import { PAGES } from '../../../src/contract/pages';
import { pageAt } from '../../../src/domain/navigation/page-at';
import { tidyPath } from '../../../src/domain/navigation/tidy-path';
import { withHead } from '../../../src/domain/previews/page-head';
import { PUBLIC_URL_MARK } from '../../../src/domain/previews/public-url-mark';
import { searchFromParams, searchToParams } from '../../../src/domain/search/search-state';
import { searchInWords } from '../../../src/domain/search/typed/search-in-words';
import { missingPage } from '../previews/missing-page';
import { answeredPage } from './answered-page';
import { assetDeltas, assetHeaders } from './asset-deltas';
import { builtPages } from './built-pages';
import { isApiPath } from '../../plugins/is-api-path';
import { builtScreens } from './built-screens';
import { decodePath } from '../../plugins/decode-path';
import { ProblemError } from '../../plugins/problem-error';
import { withoutScripts } from '../../plugins/pages/without-scripts';

/** A year: the name of such a file is never another's. */
const FOREVER = 'public, max-age=31536000, immutable';
const NOTHING_HERE = 'There is nothing at this address.';
const NOT_NOW = '<p>This page cannot be shown at the moment. Please try again in a minute.</p>';
const NOT_NOW_SECONDS = 60;
/** Files are compressed beside themselves. */
const COMPRESSED = /\.(br|gz)$/;

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
      await app.register(assetDeltas, { cacheControl: FOREVER });
      await app.register(fastifyStatic, {
        root: options.clientDir,
        prefix: '/',
        index: false,
        preCompressed: true,
        wildcard: true,
        // What the build wrote for this server to send at other addresses.
        allowedPath: (path) => !/\/(pages|\.vite)\//.test(path),
        setHeaders: (reply, path) => {
          const forever = path.includes('/assets/');
          void reply.header('cache-control', forever ? FOREVER : 'no-cache');
          if (forever) void reply.headers(assetHeaders(basename(path).replace(COMPRESSED, '')));
        },
      });
    }
    const pages = builtPages(options.clientDir);
    const page = pageReader(pages, join(options.clientDir, 'index.html'), app.settings.publicUrl);
    const screens = built ? await builtScreens(options.clientDir, app.settings.publicUrl) : null;
    const written = (path: string, search: URLSearchParams, first: FirstAnswer, saves: boolean) => {
      try {
        return screens?.write(path, search, first, saves);
      } catch (error) {
        // The phone draws it from the shell instead.
        app.log.error(error, 'A page could not be written');
        return undefined;
      }
    };
    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = withoutSlash(decodePath(request.url));
      if (!built) throw new ProblemError(404, 'not-found', NOTHING_HERE);
      const { html, etag } = await page(path);
      const [, query = ''] = /\?(.*)/s.exec(request.url) ?? [];
      const search = new URLSearchParams(query);
      const meant = pageAt(path)?.id === 'results' ? searchInWords(searchFromParams(search)) : null;
      if (meant !== null)
        return reply.redirect(`${path}?${searchToParams(meant.search).toString()}`);
      const answer = async () => {
        const answered = await answeredPage(app, screens, path, search);
        return answered === 'none' ? missingPage(app.database, path, html) : answered;
      };
      const answered = await answer().catch((error: unknown) => {
        // The phone may know the home, or says what is the matter; search engines keep the address.
        request.log.error(error, 'A page was sent as the shell');
        return null;
      });
      const send = (status: number, text: string, cache = 'no-cache') =>
        reply
          .code(status)
          .type('text/html; charset=utf-8')
          .header('cache-control', cache)
          .send(text);
      // What the build wrote is the same until the next release.
      const sendBuilt = () => {
        void reply.header('etag', etag);
        const known = request.headers['if-none-match']?.split(/,\s*/) ?? [];
        if (!known.includes(etag)) return send(200, html);
        return reply.code(304).header('cache-control', 'no-cache').send();
      };
      if (answered === null) {
        void reply.header('retry-after', NOT_NOW_SECONDS);
        return send(503, withoutScripts(html, NOT_NOW), 'no-store');
      }
      if (answered === 'other')
        return isPage(path)
          ? sendBuilt()
          : send(404, withoutScripts(html, `<p>${NOTHING_HERE}</p>`));
      if ('status' in answered) return send(answered.status, answered.html);
      const { first, head } = answered;
      const shown = first === null ? undefined : written(path, search, first, savesData(request));
      const drawnAlone = search.get('view') === 'map' ? withoutScripts(html, asList(search)) : html;
      // What the build wrote has its head.
      if (shown === undefined && pages.has(path)) return sendBuilt();
      // Going back would show it from the cache as just checked, however old it is.
      return send(200, withHead(shown ?? drawnAlone, head), 'no-store');
    };
    // An article that is not there is no page, though its address has the form of one.
    const isPage = (path: string) => {
      const at = pageAt(path);
      return at !== null && (PAGES[at.id].html !== 'build' || pages.has(path));
    };
    app.get('/', answerPage);
    // A link glued together with a slash too many; the file server would call it forbidden.
    app.addHook('onRequest', async ({ method, url }, reply) => {
      const [path = '', ...rest] = url.split('?');
      if ((method !== 'GET' && method !== 'HEAD') || !path.includes('//')) return;
      if (isApiPath(url)) throw new ProblemError(404, 'not-found', NOTHING_HERE);
      await reply.redirect([tidyPath(path), ...rest].join('?'), 308);
    });
    app.setNotFoundHandler(async (request, reply) => {
      const path = decodePath(request.url);
      const wantsPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        takesHtml(request.headers.accept) &&
        !/\.[a-z0-9]{1,8}$/i.test(path);
      if (isApiPath(request.url)) throw new ProblemError(404, 'unknown-call', NOTHING_HERE);
      if (!wantsPage) throw new ProblemError(404, 'not-found', NOTHING_HERE);
      return answerPage(request, reply);
    });
  },
);

/** Browsers name HTML; what makes a preview of a link in a chat takes anything, or says nothing. */
const takesHtml = (accept = '*/*'): boolean => /text\/(html|\*)|\*\/\*/.test(accept);

/** No photo is fetched by itself for whoever saves data. */
const savesData = ({ headers }: FastifyRequest): boolean =>
  headers['save-data'] === 'on' ||
  (headers.cookie ?? '').split('; ').includes(`${SAVES_DATA_COOKIE}=1`);

/** The way to the same search as a list, which is written for whoever runs no scripts. */
function asList(search: URLSearchParams): string {
  const list = new URLSearchParams(search);
  list.delete('view');
  const address = escapeHtml(`/search-results?${list.toString()}`);
  return `<p>The map needs JavaScript. <a href="${address}">See these homes as a list</a>.</p>`;
}

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

/** Reads prerendered pages once each, with our address in their links; other pages get the shell. */
function pageReader(
  pages: Map<string, string>,
  shell: string,
  publicUrl: string,
): (path: string) => Promise<BuiltPage> {
  const cache = new Map<string, Promise<BuiltPage>>();
  return (path) => {
    const chosen = pages.get(path) ?? shell;
    const known = cache.get(chosen);
    if (known) return known;
    const page = readFile(chosen, 'utf8').then((text) => {
      const html = text.replaceAll(PUBLIC_URL_MARK, publicUrl);
      // Weak: compressed on its way it is the same page in other bytes.
      return { html, etag: `W/"${createHash('sha256').update(html).digest('base64url')}"` };
    });
    cache.set(chosen, page);
    return page;
  };
}

type BuiltPage = { html: string; etag: string };
