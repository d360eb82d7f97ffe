import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';

/** What a made-up server says to one call. */
export type Answer = { status?: number; body: unknown };
type Answers = Record<
  string,
  Answer | ((sent: unknown, query: URLSearchParams) => Answer | Promise<Answer>)
>;

/**
 * A server that answers some calls, by method and path, on the wire: for what the real one says too
 * seldom to be waited for. An answer may look at what was sent and asked for. Everything else finds no network.
 */
export function answering(answers: Answers): typeof fetch {
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    const { pathname, searchParams } = new URL(address, 'http://gida.test');
    const made = answers[`${init?.method ?? 'GET'} ${pathname}`];
    if (made === undefined) throw new TypeError('Failed to fetch');
    const sent: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const { status = 200, body } =
      typeof made === 'function' ? await made(sent, searchParams) : made;
    return new Response(JSON.stringify(body), {
      status,
      headers: { [API_MARK]: String(API_VERSION), 'content-type': 'application/json' },
    });
  };
}
