import type { FastifyRequest } from 'fastify';
import type { CallKey } from '../../src/contract/calls/calls';
import { ACCESS } from '../access';

/** The call that a route's method and address are, or null for what is no call of the API. */
export function callKeyOf(method: string, url: string | undefined): CallKey | null {
  const key = `${method} ${(url ?? '').replace(/^\/api(?=\/)/, '')}`;
  return isCallKey(key) ? key : null;
}

/** The call a request is. */
export function callOf(request: FastifyRequest): CallKey | null {
  // HEAD asks for what GET would answer.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return callKeyOf(method, request.routeOptions.url);
}

function isCallKey(key: string): key is CallKey {
  return Object.hasOwn(ACCESS, key);
}
