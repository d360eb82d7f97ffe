import { createServer, request } from 'node:http';

/**
 * A plain load balancer: each request goes to the next server in turn, as it is. A server that
 * breaks off or is not there is a 502, as with any balancer; whoever asks may ask again.
 */
export async function startRoundRobin(
  targets: string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = targets[turn % targets.length];
    turn += 1;
    const forward = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', () => outgoing.destroy());
      },
    );
    forward.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
