import type { FastifyPluginAsync } from 'fastify';
import { ProblemError } from '../../plugins/problem-error';
import { sendFileRange } from '../../plugins/pages/send-file-range';

/** The operator's map of the country, which browsers read by range (TILES_FILE). */
export const mapFileRoute: FastifyPluginAsync = async (app) => {
  app.get('/tiles/map.pmtiles', (request, reply) => {
    const { tilesFile } = app.settings;
    if (tilesFile === null)
      throw new ProblemError(404, 'not-found', 'There is nothing at this address.');
    void reply.type('application/vnd.pmtiles').header('cache-control', 'no-cache');
    return sendFileRange(request, reply, tilesFile);
  });
};
