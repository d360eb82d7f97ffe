import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NEXT_CHUNK, PACK_CHUNK, PIECES_PER_CALL } from '../../../src/contract/search/area-options';
import {
  areaChangesQuerySchema,
  areaChangesSchema,
  areaChunkQuerySchema,
  areaIdsSchema,
  areaQuerySchema,
  areaSummarySchema,
  areaTilesQuerySchema,
  operatorPlacesSchema,
  placesNearQuerySchema,
  placesQuerySchema,
} from '../../../src/contract/search/area-pack';
import type { Listing } from '../../../src/contract/listing/property';
import { ProblemError } from '../../plugins/problem-error';
import { sendFileRange } from '../../plugins/pages/send-file-range';
import { areaTiles } from './area-tiles';
import { placesBeginning, placesIn, placesNear } from './places';
import { readAreaChanges, readAreaChunk, readAreaIds } from './read-area';
import { summarizeArea } from './summarize-area';

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
export const areaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['areas'];

  app.get(
    '/area-packs/summary',
    { schema: { tags, querystring: areaQuerySchema, response: { 200: areaSummarySchema } } },
    (request) => summarizeArea(app, request.query),
  );

  app.get(
    '/area-packs/chunk',
    {
      schema: {
        tags,
        querystring: areaChunkQuerySchema,
        description:
          'Pieces, each four bytes of its length and then a gzipped JSON list of listings; the header x-next-chunk says what follows.',
      },
    },
    async (request, reply) => {
      const { after, ...area } = request.query;
      const wanted = PACK_CHUNK * PIECES_PER_CALL;
      const { listings, next } = await readAreaChunk(database, area, after, wanted);
      if (next !== null) void reply.header(NEXT_CHUNK, next);
      return reply.type('application/vnd.gida.pieces').send(await piecesOf(listings));
    },
  );

  app.get(
    '/area-packs/changes',
    { schema: { tags, querystring: areaChangesQuerySchema, response: { 200: areaChangesSchema } } },
    (request) => {
      const { since, ...area } = request.query;
      return readAreaChanges(database, area, since);
    },
  );

  app.get(
    '/area-packs/tiles',
    {
      schema: {
        tags,
        querystring: areaTilesQuerySchema,
        description: 'The map of an area: PMTiles.',
      },
    },
    async (request, reply) => {
      const { version, ...area } = request.query;
      const tiles = await areaTiles(app.settings, area);
      if (tiles === null || tiles.version !== version)
        throw new ProblemError(404, 'not-found', 'There is no map of this area.');
      return sendFileRange(request, reply.type('application/vnd.pmtiles'), tiles.path);
    },
  );

  app.get(
    '/area-packs/ids',
    { schema: { tags, querystring: areaQuerySchema, response: { 200: areaIdsSchema } } },
    async (request) => ({ ids: await readAreaIds(database, request.query) }),
  );

  app.get(
    '/area-packs/places',
    { schema: { tags, querystring: areaQuerySchema, response: { 200: operatorPlacesSchema } } },
    async (request) => ({ places: await placesIn(database, request.query) }),
  );

  app.get(
    '/places',
    { schema: { tags, querystring: placesQuerySchema, response: { 200: operatorPlacesSchema } } },
    async (request) => ({ places: await placesBeginning(database, request.query.text) }),
  );

  app.get(
    '/places/near',
    {
      schema: { tags, querystring: placesNearQuerySchema, response: { 200: operatorPlacesSchema } },
    },
    async (request) => ({ places: await placesNear(database, request.query) }),
  );
};
