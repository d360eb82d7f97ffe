import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { WORKER_SCRIPT } from './page-script';

const PORTAL = '<!doctype html><title>Hotspot</title><h1>Please buy data</h1>';

/** An answer as a whole. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A refusal as the API itself would give it. */
export function refusal(status: number): Answer {
  const codes: Record<number, string> = {
    401: 'unauthorised',
    403: 'forbidden',
    409: 'conflict',
    413: 'too-large',
    422: 'invalid',
    429: 'too-many',
  };
  return {
    status,
    headers: {
      [API_MARK]: String(API_VERSION),
      'content-type': 'application/problem+json',
      ...(status === 429 ? { 'retry-after': '3' } : {}),
    },
    body: Buffer.from(
      JSON.stringify({
        type: 'about:blank',
        title: 'Fault',
        status,
        code: codes[status] ?? 'internal',
        message: `Fault ${status}`,
      }),
    ),
  };
}

/** A refusal of somebody on the way, without the API's mark. */
export function proxyAnswer(status: number): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<h1>Squid</h1>'),
  };
}

/** What a hotspot says to everything. */
export function portalAnswer(): Answer {
  return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(PORTAL) };
}

export function scriptAnswer(source: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
    body: Buffer.from(source),
  };
}

/** Puts our own scripts before the app's: in every document, and at the head of the worker. */
export function withScripts(url: string, answer: Answer): Answer {
  const type = answer.headers['content-type'] ?? '';
  if (url === '/sw.js' && answer.status === 200)
    return { ...answer, body: Buffer.from(`${WORKER_SCRIPT}\n${answer.body.toString()}`) };
  if (!type.startsWith('text/html') || url.startsWith('/mailbox')) return answer;
  const html = answer.body
    .toString()
    .replace('<head>', '<head><script src="/__harness.js"></script>');
  return { ...answer, body: Buffer.from(html) };
}

/** Passes an answer on. */
export function send(response: ServerResponse, answer: Answer): void {
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers;
  delete headers.connection;
  response.writeHead(answer.status, {
    ...headers,
    ...(answer.status === 204 || answer.status === 304
      ? {}
      : { 'content-length': answer.body.length }),
  });
  response.end(answer.body);
}

/** Promises the whole answer and ends in the middle of it. */
export function truncate(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-length': answer.body.length + 9,
  });
  response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)));
}
