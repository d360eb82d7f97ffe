import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NEXT_CHUNK } from '../../../src/contract/area-options';
import {
  areaChangesQuerySchema,
  areaChangesSchema,
  areaChunkQuerySchema,
  areaIdsSchema,
  areaQuerySchema,
  areaSummarySchema,
  ownPlacesSchema,
  placesNearQuerySchema,
  placesQuerySchema,
} from '../../../src/contract/area-pack';
import { ProblemError } from '../../plugins/problem-error';
import { sendFileRange } from '../../plugins/send-file-range';
import { areaTilesFile } from './area-tiles';
import { placesBeginning, placesIn, placesNear } from './places';
import { readAreaChanges, readAreaChunk, readAreaIds } from './read-area';
import { summarizeArea } from './summarize-area';

const compress = promisify(gzip);

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
        description: 'A gzipped JSON list of listings; the header x-next-chunk says what follows.',
      },
    },
    async (request, reply) => {
      const { after, ...area } = request.query;
      const { listings, next } = await readAreaChunk(database, area, after);
      if (next !== null) void reply.header(NEXT_CHUNK, next);
      // Kept on the device as it comes: it is compressed once, here, and never again.
      return reply.type('application/gzip').send(await compress(JSON.stringify(listings)));
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
    { schema: { tags, querystring: areaQuerySchema, description: 'The map of an area: PMTiles.' } },
    async (request, reply) => {
      const path = await areaTilesFile(app.settings, request.query);
      if (path === null) throw new ProblemError(404, 'not-found', 'There is no map of this area.');
      return sendFileRange(request, reply.type('application/vnd.pmtiles'), path);
    },
  );

  app.get(
    '/area-packs/ids',
    { schema: { tags, querystring: areaQuerySchema, response: { 200: areaIdsSchema } } },
    async (request) => ({ ids: await readAreaIds(database, request.query) }),
  );

  app.get(
    '/area-packs/places',
    { schema: { tags, querystring: areaQuerySchema, response: { 200: ownPlacesSchema } } },
    async (request) => ({ places: await placesIn(database, request.query) }),
  );

  app.get(
    '/places',
    { schema: { tags, querystring: placesQuerySchema, response: { 200: ownPlacesSchema } } },
    async (request) => ({ places: await placesBeginning(database, request.query.text) }),
  );

  app.get(
    '/places/near',
    { schema: { tags, querystring: placesNearQuerySchema, response: { 200: ownPlacesSchema } } },
    async (request) => ({ places: await placesNear(database, request.query) }),
  );
};
