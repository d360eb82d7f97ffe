import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a file, whole or the one range that was asked for. */
export async function sendFileRange(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const { size } = await stat(path);
  const range = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(request.headers.range ?? '');
  void reply.header('accept-ranges', 'bytes');
  if (range === null) return reply.header('content-length', size).send(createReadStream(path));
  const [start, end] = [Number(range[1]), Math.min(Number(range[2]), size - 1)];
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(createReadStream(path, { start, end }));
}
