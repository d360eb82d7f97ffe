import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { assetFamily } from '../releases/asset-family';
import { releaseFolder } from '../releases/release-folder';
import { decodePath } from '../../plugins/decode-path';

const ASSET = /^\/assets\/([^/]+)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
/** A byte sequence of RFC 8941: base64 between colons. */
const HASH = /^:([A-Za-z0-9+/]{43}=):$/;

/** What a proxy has to tell answers about a built file apart by. */
const ASSET_VARY = 'accept-encoding, available-dictionary';

/**
 * Answers for a file of which the phone has an earlier version with the difference alone (RFC 9842):
 * a browser says which version it has, and takes 'dcz' for an answer. All others get the whole file.
 */
export const assetDeltas = fastifyPlugin(
  async (app: FastifyInstance, { cacheControl }: { cacheControl: string }) => {
    const folder = releaseFolder(app.settings.dataDir).deltas;
    app.addHook('onRequest', async ({ method, url, headers }, reply) => {
      if (method !== 'GET' && method !== 'HEAD') return;
      const name = ASSET.exec(decodePath(url))?.[1];
      const has = HASH.exec(String(headers['available-dictionary'] ?? ''))?.[1];
      if (name === undefined || has === undefined || !takesDelta(headers['accept-encoding']))
        return;
      if (assetFamily(name) === null) return;
      // Each is put there whole, by a process of its own: whatever is there can be sent.
      const path = join(folder, `${name}.${Buffer.from(has, 'base64').toString('hex')}.dcz`);
      const size = statSync(path, { throwIfNoEntry: false })?.size;
      if (size === undefined) return;
      await reply
        .headers({
          'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)],
          'content-encoding': 'dcz',
          'content-length': size,
          'cache-control': cacheControl,
          ...assetHeaders(name),
        })
        .send(createReadStream(path));
    });
  },
);

/** That this version of a file leads to the next ones, and what answers about it are told apart by. */
export function assetHeaders(name: string): Record<string, string> {
  const family = assetFamily(name);
  return family === null
    ? {}
    : { vary: ASSET_VARY, 'use-as-dictionary': `match="/assets/${family}"` };
}

function takesDelta(encodings: string | string[] | undefined): boolean {
  return String(encodings ?? '')
    .split(',')
    .some((encoding) => {
      const [name = '', ...parameters] = encoding
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return name === 'dcz' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}
