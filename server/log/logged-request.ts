import type { FastifyRequest } from 'fastify';
import { uuidSchema } from '../../src/contract/uuid';
import { isObject } from '../../src/domain/checks';

/**
 * What a log says of a request: its method and its route, with the ids in it. Query, headers, body and
 * who asked stay out, and so does an address that is none of ours: anything may stand in it.
 */
export function loggedRequest({ method, routeOptions, params }: FastifyRequest): {
  method: string;
  route: string;
} {
  const values = isObject(params) ? params : {};
  const route = (routeOptions?.url ?? 'unknown').replace(/:(\w+)/g, (name, key: string) => {
    const id = uuidSchema.safeParse(values[key]);
    return id.success ? id.data : name;
  });
  return { method, route };
}
