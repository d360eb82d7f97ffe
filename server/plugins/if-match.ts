import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error';

/**
 * The version a change began from, or null when the request names none.
 * @throws 400 when the header is anything but a version in quotes.
 */
export function ifMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined) return null;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) {
    throw new ProblemError(
      400,
      'bad-request',
      'If-Match must be a version in quotes, such as "3".',
    );
  }
  return Number(version);
}
