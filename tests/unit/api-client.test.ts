import { describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../src/api/api-client';
import { ApiError, NetworkError } from '../../src/api/api-error';

const MARK = { 'x-gida-api': '1' };
const answering = (...answers: (Response | Error)[]) =>
  vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('No more answers');
    if (answer instanceof Error) throw answer;
    return answer;
  });
const ok = (body: string) => new Response(body, { headers: MARK });
const get = { method: 'GET', path: '/api/x' } as const;

test('[API-1] a base address, a JSON body and the token of the moment', async () => {
  const fetch = answering(ok('{"a":1}'));
  const client = createApiClient({ baseUrl: 'https://api.example', fetch });
  expect(
    await client.request({ method: 'POST', path: '/api/x', token: 'secret', body: { b: 2 } }),
  ).toEqual({ a: 1 });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('https://api.example/api/x');
  expect(init?.body).toBe('{"b":2}');
  expect(init?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
});

test('the cookie of the device goes with what logs in, and with nothing else', async () => {
  const fetch = answering(ok('{}'), ok('{}'));
  const client = createApiClient({ baseUrl: '', fetch });
  await client.request({ method: 'POST', path: '/api/auth/login', body: {} });
  await client.request({ method: 'GET', path: '/api/properties' });
  expect(fetch.mock.calls.map(([, init]) => init?.credentials)).toEqual(['same-origin', 'omit']);
});

describe('[API-2] refusals', () => {
  test("are the server's message, or name the status", async () => {
    const refused = (body: string) => new Response(body, { status: 418, headers: MARK });
    const client = createApiClient({
      baseUrl: '',
      fetch: answering(refused('{"message":"Too hot"}'), refused('{}')),
    });
    await expect(client.request(get)).rejects.toThrow('Too hot');
    await expect(client.request(get)).rejects.toThrow('API request failed with status 418');
  });

  test('that are no JSON say so', async () => {
    const client = createApiClient({ baseUrl: '', fetch: answering(ok('<p>')) });
    await expect(client.request(get)).rejects.toThrow(/^Failed to parse response as JSON: /);
  });

  test('Retry-After is read in seconds', async () => {
    const busy = new Response('{}', { status: 429, headers: { ...MARK, 'retry-after': '7' } });
    const client = createApiClient({ baseUrl: '', fetch: answering(busy) });
    const error = await client.request(get).catch((refusal: unknown) => refusal);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).retryAfterMs).toBe(7000);
  });
});

describe('[API-2] no answer', () => {
  const CANNOT =
    'Cannot connect to the server. Please check your internet connection or try again later.';

  test('is one error in words, and the page learns that nobody was reached', async () => {
    const onReach = vi.fn();
    const fetch = answering(new TypeError('Failed to fetch'));
    const client = createApiClient({ baseUrl: '', fetch, onReach });
    await expect(client.request(get)).rejects.toThrow(CANNOT);
    expect(onReach).toHaveBeenCalledWith(false);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('is asked for once more where the call cannot wait', async () => {
    const fetch = answering(new TypeError('Failed to fetch'), ok('{"token":"t"}'));
    const client = createApiClient({ baseUrl: '', fetch });
    expect(await client.request({ ...get, repeatOnce: true })).toEqual({ token: 't' });
    const dead = answering(new TypeError('x'), new TypeError('x'), ok('{}'));
    await expect(
      createApiClient({ baseUrl: '', fetch: dead }).request({ ...get, repeatOnce: true }),
    ).rejects.toThrow(CANNOT);
    expect(dead).toHaveBeenCalledTimes(2);
  });

  test("somebody else's page is no answer, and is not asked again", async () => {
    const portal = answering(new Response('<html>Buy data</html>'));
    const request = createApiClient({ baseUrl: '', fetch: portal }).request({
      ...get,
      repeatOnce: true,
    });
    await expect(request).rejects.toBeInstanceOf(NetworkError);
    expect(portal).toHaveBeenCalledTimes(1);
  });
});
