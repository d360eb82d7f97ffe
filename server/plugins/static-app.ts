import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isAppRoute } from '../../src/contract/app-routes';
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
    options: { clientDir: string; photoDir: string; killSwitch: boolean },
  ) => {
    await app.register(fastifyStatic, {
      root: options.photoDir,
      prefix: '/photos/',
      decorateReply: false,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      setHeaders: (reply) => void reply.header('access-control-allow-origin', '*'),
    });
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
    const page = pageReader(options.clientDir);
    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = decodePath(request.url);
      const html = built ? await page(path) : null;
      if (html === null)
        throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
      return reply
        .code(isAppRoute(path) ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(html);
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

/** Reads prerendered pages once each; any other route gets the shell. */
function pageReader(clientDir: string): (path: string) => Promise<string> {
  const cache = new Map<string, Promise<string>>();
  return (path) => {
    const name = path === '/' ? 'home' : path.slice(1).replace(/\/$/, '');
    const file = /^[a-z0-9-]+$/.test(name) ? join(clientDir, 'pages', `${name}.html`) : '';
    const chosen = file !== '' && existsSync(file) ? file : join(clientDir, 'index.html');
    const known = cache.get(chosen);
    if (known) return known;
    const html = readFile(chosen, 'utf8');
    cache.set(chosen, html);
    return html;
  };
}
