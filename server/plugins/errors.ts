import type { FastifyError, FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode, Problem } from '../../src/contract/error-codes';
import { ProblemError } from './problem-error';

const TITLES: Record<number, [string, ErrorCode]> = {
  400: ['Bad request', 'bad-request'],
  401: ['Log in needed', 'unauthorised'],
  403: ['Not allowed', 'forbidden'],
  404: ['Not found', 'not-found'],
  405: ['Not found', 'not-found'],
  408: ['Too slow', 'unavailable'],
  409: ['Conflict', 'conflict'],
  413: ['Too large', 'too-large'],
  414: ['Address too long', 'bad-request'],
  415: ['Unknown kind of content', 'unsupported-type'],
  422: ['Not accepted', 'invalid'],
  426: ['Update needed', 'update-needed'],
  429: ['Too many requests', 'rate-limited'],
  503: ['Not available', 'unavailable'],
};

// SQLSTATEs that only a client's value can cause: text PostgreSQL cannot store, numbers out of range.
const CLIENT_SQLSTATES = new Set(['22021', '22P05', '22003', '22P02', '22007', '22008', '23503']);

const UNIQUE_VIOLATION = '23505';
// Two transactions in each other's way: neither did anything wrong, and a second try goes through.
const COLLISION_SQLSTATES = new Set(['40001', '40P01']);
const COLLISION_RETRY_SECONDS = 1;
/** A statement beyond its time, and what the pool says when no connection came free in its own. */
const QUERY_CANCELED = '57014';
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** One place where every refusal and failure becomes problem+json (RFC 9457). */
export const errors = fastifyPlugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const problem = withReference(toProblem(error), request.id);
    if (problem.status >= 500) request.log.error(error);
    const wait = retryAfterSeconds(error);
    if (wait !== undefined) void reply.header('retry-after', String(wait));
    return reply.code(problem.status).type('application/problem+json').send(problem);
  });
});

/** The answer for any thrown thing; what the client could not have caused says nothing of the inside. */
export function toProblem(error: FastifyError | ProblemError): Problem {
  if (error instanceof ProblemError) {
    const { field, current, limit, free } = error.more;
    const problem = problemOf(error.status, error.message, error.code, field, current);
    return {
      ...problem,
      ...(limit === undefined ? {} : { limit }),
      ...(free === undefined ? {} : { free }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.');
    return problemOf(
      422,
      first?.message ?? 'Some of this is not valid',
      'invalid',
      field || undefined,
    );
  }
  if (CLIENT_SQLSTATES.has(error.code)) {
    return problemOf(422, 'A value in this request cannot be stored', 'invalid');
  }
  if (error.code === UNIQUE_VIOLATION) {
    return problemOf(409, 'Somebody else has just stored this. Please look again.', 'conflict');
  }
  if (COLLISION_SQLSTATES.has(error.code)) {
    return problemOf(503, 'Two changes met each other. Please try again.', 'unavailable');
  }
  if (error.message === POOL_TIMEOUT || error.code === QUERY_CANCELED) {
    return problemOf(
      503,
      'There is too much to do at the moment. Please try again.',
      'unavailable',
    );
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return problemOf(status, error.message);
  return problemOf(500, 'Something went wrong on our side. Please try again later.', 'internal');
}

/**
 * A failure of ours (5xx) with the id by which its lines in the log are found. A person is told it where
 * trying again may not help.
 */
export function withReference(problem: Problem, requestId: string): Problem {
  if (problem.status < 500) return problem;
  const message =
    problem.code === 'internal' ? `${problem.message} Reference: ${requestId}` : problem.message;
  return { ...problem, message, requestId };
}

function retryAfterSeconds(error: FastifyError | ProblemError): number | undefined {
  if (error instanceof ProblemError) return error.more.retryAfterSeconds;
  const again =
    COLLISION_SQLSTATES.has(error.code) ||
    error.message === POOL_TIMEOUT ||
    error.code === QUERY_CANCELED;
  return again ? COLLISION_RETRY_SECONDS : undefined;
}

function problemOf(
  status: number,
  message: string,
  code?: ErrorCode,
  field?: string,
  current?: unknown,
): Problem {
  const [title, usualCode] = TITLES[status] ?? [
    status >= 500 ? 'Failure' : 'Refused',
    'bad-request',
  ];
  return {
    type: 'about:blank',
    title,
    status,
    code: code ?? usualCode,
    message,
    ...(field === undefined ? {} : { field }),
    ...(current === undefined ? {} : { current }),
  };
}
