import type { FastifyRequest } from 'fastify';
import { WAITED_SECONDS } from '../../../src/contract/headers';
import { RETENTION } from '../../retention';

/** Seconds; who says more has put a clock right since, as the phone would have to write again by then. */
const LONGEST = RETENTION.storedAnswers.days * 86_400;

/** How many seconds a message waited on its device, as that says; 0 where it says nothing that can be so. */
export function waitedSeconds(request: FastifyRequest): number {
  const said = String(request.headers[WAITED_SECONDS] ?? '');
  const seconds = /^\d{1,9}$/.test(said) ? Number(said) : 0;
  return seconds <= LONGEST ? seconds : 0;
}
