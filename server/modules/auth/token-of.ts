import type { FastifyRequest } from 'fastify';

/** The session token of a request that `authenticate` has let through. */
export function tokenOf(request: FastifyRequest): string {
  return String(request.headers.authorization).slice('Bearer '.length);
}
