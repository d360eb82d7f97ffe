import type { FastifyRequest } from 'fastify';
import { WAITED_SECONDS } from '../../../src/contract/headers';

/** So many digits of seconds are more than 30 years. */
const NUMBER = /^\d{1,9}$/;

/** How many seconds a message waited on its device, as that says; 0 where it says nothing that can be read. */
export function waitedSeconds(request: FastifyRequest): number {
  const said = String(request.headers[WAITED_SECONDS] ?? '');
  return NUMBER.test(said) ? Number(said) : 0;
}
