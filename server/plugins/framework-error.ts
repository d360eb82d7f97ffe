import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { markApiAnswer } from './api-marks';
import { REQUEST_ID } from '../../src/contract/headers';
import { toProblem, withReference } from './errors';
import { isApiPath } from './is-api-path';
import { addSecurityHeaders } from './security-headers';
import type { Settings } from './settings';

const WORDS: Record<string, string> = {
  FST_ERR_BAD_URL: 'This address is not written in a way we can read.',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is too long.',
};

/** Answers what the router refuses before any route, hook or error handler is asked. */
export function frameworkError(settings: Settings) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = withReference(toProblem(error), request.id);
    const message = WORDS[error.code] ?? problem.message;
    addSecurityHeaders(settings, request, reply);
    void reply.header(REQUEST_ID, request.id);
    if (isApiPath(request.url)) markApiAnswer(reply);
    void reply
      .code(problem.status)
      .type('application/problem+json')
      .serializer(JSON.stringify)
      .send({ ...problem, message });
  };
}
