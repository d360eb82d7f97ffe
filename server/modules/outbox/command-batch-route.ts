import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import type { Calls } from '../../../src/contract/calls/calls';
import { IDEMPOTENT_REPLAY } from '../../../src/contract/headers';
import { toProblem } from '../../plugins/errors';
import { ProblemError } from '../../plugins/problem-error';
import { asPartOf } from '../../plugins/request-id';
import { batchedMethod } from './batched-method';
import { serve } from '../../plugins/serve';

type Command = Calls['POST /commands']['body']['commands'][number];
type Answer = Calls['POST /commands']['answer']['answers'][number];

const BODY_LIMIT = 1024 * 1024;
/** How long one request may take before it leaves the rest for the next one. */
const TIME_LIMIT_MS = 10_000;
/** What the hooks before a call look at: who asks, from where, from which page. */
const PASSED_ON = ['authorization', 'sec-fetch-site', 'origin', 'x-forwarded-for', 'user-agent'];
const NOT_TRIED: Answer = { status: 424, headers: {}, body: null };

/**
 * Commands that wait on a device, in one request. Each goes through its own route as if it had been
 * sent alone, one after the other, with its own key and answer.
 */
export const commandBatchRoute: FastifyPluginAsync<{ timeLimitMs?: number }> = async (
  app,
  { timeLimitMs = TIME_LIMIT_MS },
) => {
  serve(
    app,
    'POST /commands',
    async (request) => {
      const endsAt = performance.now() + timeLimitMs;
      const answers: Answer[] = [];
      for (const [index, command] of request.body.commands.entries()) {
        // The first is always tried, so that every request gets on.
        const isInTime = index === 0 || performance.now() < endsAt;
        const isReady = (command.after ?? []).every((earlier) => isDone(answers[earlier]));
        const answer =
          isInTime && isReady
            ? await asPartOf(request.id, index + 1, () => run(app, request, command))
            : NOT_TRIED;
        answers.push(answer);
      }
      return { answers };
    },
    { bodyLimit: BODY_LIMIT },
  );
};

function isDone(answer: Answer | undefined): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status < 300;
}

async function run(
  app: FastifyInstance,
  request: FastifyRequest,
  command: Command,
): Promise<Answer> {
  const method = batchedMethod(command);
  if (method === undefined)
    return refusal(new ProblemError(404, 'unknown-call', 'There is nothing at this address.'));
  const payload = jsonOf(command.body);
  if (payload === null)
    return refusal(new ProblemError(422, 'invalid', 'Some of this is not valid'));
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const answer = await app.inject({
    method,
    url: command.path,
    headers: {
      ...Object.fromEntries(passedOn),
      ...command.headers,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
    ...(request.socket.remoteAddress === undefined
      ? {}
      : { remoteAddress: request.socket.remoteAddress }),
  });
  const wait = answer.headers['retry-after'];
  const replayed = answer.headers[IDEMPOTENT_REPLAY];
  return {
    status: answer.statusCode,
    headers: {
      ...(wait === undefined ? {} : { 'retry-after': wait }),
      ...(replayed === undefined ? {} : { [IDEMPOTENT_REPLAY]: String(replayed) }),
    },
    body: answer.body === '' ? null : answer.json(),
  };
}

/** A body as text; undefined for none, null for one nested deeper than can be written down. */
function jsonOf(body: unknown): string | undefined | null {
  try {
    return JSON.stringify(body);
  } catch {
    return null;
  }
}

function refusal(error: ProblemError): Answer {
  return { status: error.status, headers: {}, body: toProblem(error) };
}
