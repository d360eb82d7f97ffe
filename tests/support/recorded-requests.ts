import { drain } from '../../src/sync/engine/drain';
import type { Engine } from './engine';

/** A request as a phone of a version made it; `base64` is a photo or paper. */
export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  base64?: string;
};

/** Drains a phone until nothing waits, with the pauses between tries left out. */
export async function sendAll({ context, database, clock }: Engine): Promise<void> {
  for (let round = 0; round < 6 && (await database.outbox.count()) > 0; round += 1) {
    await drain(context);
    clock.now += 600_000;
  }
}

/** Writes down what goes through a way to the server; whose it is stays out. */
export function recordingFetch(way: typeof fetch, requests: RecordedRequest[]): typeof fetch {
  return async (input, init) => {
    const { authorization: _, ...headers } = { ...(init?.headers as Record<string, string>) };
    const request = {
      method: init?.method ?? 'GET',
      path: String(input instanceof Request ? input.url : input),
      headers,
    };
    const body = init?.body;
    requests.push(
      body instanceof ArrayBuffer
        ? { ...request, base64: Buffer.from(body).toString('base64') }
        : typeof body === 'string'
          ? { ...request, body }
          : request,
    );
    return way(input, init);
  };
}

/** By this a visitor's papers find the application that was just taken. */
const TOKEN = /"uploadToken":"(?<given>[\w-]+)"/;

/**
 * Makes recorded requests again, one after the other, as whoever has the token.
 * @returns what each was answered that was not taken, also of entries that travel together
 */
export async function repeatRequests(
  requests: readonly RecordedRequest[],
  way: typeof fetch,
  token: string,
): Promise<string[]> {
  const refused: string[] = [];
  let given = '';
  for (const request of requests) {
    const { statuses, text } = await repeat(request, way, token, given);
    given = TOKEN.exec(text)?.groups?.given ?? given;
    if (statuses.some((status) => status >= 300))
      refused.push(`${request.method} ${request.path}: ${text}`);
  }
  return refused;
}

async function repeat(
  { method, path, headers, body, base64 }: RecordedRequest,
  way: typeof fetch,
  token: string,
  given: string,
): Promise<{ statuses: number[]; text: string }> {
  const bytes = base64 === undefined ? null : new Uint8Array(Buffer.from(base64, 'base64')).buffer;
  const answer = await way(path.replace(/(?<=[?&]token=)[\w-]+/, given), {
    method,
    headers: token === '' ? headers : { ...headers, authorization: `Bearer ${token}` },
    body: bytes ?? body ?? null,
  });
  const text = await answer.text();
  const said = (text === '' ? null : JSON.parse(text)) as { answers?: { status: number }[] } | null;
  return { statuses: said?.answers?.map(({ status }) => status) ?? [answer.status], text };
}
