import type { FastifyInstance, InjectOptions } from 'fastify';

/** `fetch` that reaches a server in this process: the engine's real requests without a socket. */
export function injectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const body = init?.body;
    const options: InjectOptions = {
      method: init?.method ?? 'GET',
      url: String(input instanceof Request ? input.url : input),
      headers: init?.headers as Record<string, string>,
      ...(body == null
        ? {}
        : { payload: body instanceof ArrayBuffer ? Buffer.from(body) : (body as string) }),
    };
    const answer = await app.inject(options);
    const bytes = answer.rawPayload.length === 0 ? null : new Uint8Array(answer.rawPayload);
    return new Response(bytes, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  };
}
