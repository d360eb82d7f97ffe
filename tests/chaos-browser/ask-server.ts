import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { Answer } from './proxy-answers';

/** What is changed on its way is asked for plain, and whole: documents and the worker. */
const CHANGED = /(^|\/)[^.]*$|sw\.js$|\.html$/;

/** Passes a request on to the server at this port; null when it is dead or dies of it. */
export function askServer(
  port: number,
  request: IncomingMessage,
  body: Buffer,
): Promise<Answer | null> {
  const { method, url = '/' } = request;
  const headers = { ...request.headers, connection: 'close' };
  if (!url.startsWith('/api/') && CHANGED.test(url)) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  return new Promise((resolve) => {
    const asking = httpRequest(
      { host: '127.0.0.1', port, method, path: url, headers },
      (answer) => {
        readAll(answer).then(
          (content) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
          () => resolve(null),
        );
      },
    );
    asking.on('error', () => resolve(null));
    asking.end(body);
  });
}

/** All of what a request or an answer brings. */
export async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
