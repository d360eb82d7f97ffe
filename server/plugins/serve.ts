import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, RawServerDefault, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod/mini';
import type { Call } from '../../src/contract/calls/call';
import { CALLS, type CallKey } from '../../src/contract/calls/calls';
import { idParamsSchema } from '../../src/contract/uuid';

type Table = typeof CALLS;
type Read<Key extends CallKey, Part extends keyof Call> =
  Table[Key] extends Record<Part, infer Schema extends z.ZodMiniType>
    ? z.output<Schema>
    : Part extends 'params'
      ? z.output<typeof idParamsSchema>
      : unknown;
type Given<Key extends CallKey> = Table[Key] extends {
  answer: infer Schema extends z.ZodMiniType;
}
  ? z.input<Schema>
  : unknown;
type Route<Key extends CallKey> = {
  Params: Read<Key, 'params'>;
  Querystring: Read<Key, 'query'>;
  Body: Read<Key, 'body'>;
  Reply: Given<Key>;
};

/** What answers a call: its request was read by the call's schemas. */
type Handler<Key extends CallKey> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Route<Key>
>;

/** Serves one call of the contract: what it takes and answers stands there alone (API-3). */
export function serve<Key extends CallKey>(
  app: FastifyInstance,
  key: Key,
  handler: Handler<Key>,
  options: { bodyLimit?: number } = {},
): void {
  const call: Call = CALLS[key];
  const [method = '', url = ''] = key.split(' ');
  const params = call.params ?? (url.includes('/:id') ? idParamsSchema : undefined);
  app.route<Route<Key>>({
    method,
    url,
    ...options,
    schema: {
      tags: [url.split('/')[1] ?? ''],
      ...(call.description === undefined ? {} : { description: call.description }),
      ...(params === undefined ? {} : { params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.answer === undefined
        ? {}
        : { response: Object.fromEntries((call.statuses ?? [200]).map((s) => [s, call.answer])) }),
    },
    handler,
  });
}
