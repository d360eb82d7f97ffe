import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyPluginAsync } from 'fastify';
import { NEXT_CHUNK, PACK_CHUNK, PIECES_PER_CALL } from '../../../src/contract/search/area-options';
import type { Listing } from '../../../src/contract/listing/property';
import { ProblemError } from '../../plugins/problem-error';
import { sendFileRange } from '../../plugins/pages/send-file-range';
import { areaTiles } from './area-tiles';
import { placesBeginning, placesIn, placesNear } from './places';
import { readAreaChanges, readAreaChunk, readAreaIds } from './read-area';
import { summarizeArea } from './summarize-area';
import { serve } from '../../plugins/serve';

const compress = promisify(gzip);

/** Pieces as a device keeps them: each is compressed once, here, and never again. */
async function piecesOf(listings: readonly Listing[]): Promise<Buffer> {
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(listings.length / PACK_CHUNK)) },
    (_, at) => at * PACK_CHUNK,
  );
  const pieces = await Promise.all(
    starts.map((start) => compress(JSON.stringify(listings.slice(start, start + PACK_CHUNK)))),
  );
  return Buffer.concat(
    pieces.flatMap((piece) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(piece.length);
      return [length, piece];
    }),
  );
}

/** Areas people keep on their phones, and the operator's own gazetteer: for everybody, as search is. */
export const areaRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /area-packs/summary', (request) => summarizeArea(app, request.query));

  serve(app, 'GET /area-packs/chunk', async (request, reply) => {
    const { after, ...area } = request.query;
    const wanted = PACK_CHUNK * PIECES_PER_CALL;
    const { listings, next } = await readAreaChunk(database, area, after, wanted);
    if (next !== null) void reply.header(NEXT_CHUNK, next);
    return reply.type('application/vnd.gida.pieces').send(await piecesOf(listings));
  });

  serve(app, 'GET /area-packs/changes', (request) => {
    const { since, ...area } = request.query;
    return readAreaChanges(database, area, since);
  });

  serve(app, 'GET /area-packs/tiles', async (request, reply) => {
    const { version, ...area } = request.query;
    const tiles = await areaTiles(app.settings, area, version);
    if (tiles === null) throw new ProblemError(404, 'not-found', 'There is no map of this area.');
    return sendFileRange(request, reply.type('application/vnd.pmtiles'), tiles.path);
  });

  serve(app, 'GET /area-packs/ids', async (request) => ({
    ids: await readAreaIds(database, request.query),
  }));

  serve(app, 'GET /area-packs/places', async (request) => ({
    places: await placesIn(database, request.query),
  }));

  serve(app, 'GET /places', async (request) => ({
    places: await placesBeginning(database, request.query.text),
  }));

  serve(app, 'GET /places/near', async (request) => ({
    places: await placesNear(database, request.query),
  }));
};
