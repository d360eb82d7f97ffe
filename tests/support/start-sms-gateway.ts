import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SmsRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
};

/** What the gateway says: a status with a body, or nothing at all. */
export type SmsAnswer = { status: number; body: unknown } | 'hang up' | 'silence';

export type SmsGatewayStub = {
  url: string;
  /** What arrived, oldest first. */
  received: SmsRequest[];
  /** Says this to all that comes from now on. */
  answer: (next: SmsAnswer) => void;
  /** Resolves with the next request, before it is answered. */
  next: () => Promise<SmsRequest>;
  close: () => Promise<void>;
};

export const TAKEN: SmsAnswer = {
  status: 200,
  body: {
    message_id: '9122821270554876574',
    message: 'Successfully Sent',
    balance: 9,
    user: 'Gida',
  },
};

/** An SMS gateway on loopback, in the shape that Termii publishes. It takes everything at first. */
export async function startSmsGateway(): Promise<SmsGatewayStub> {
  const received: SmsRequest[] = [];
  const waiting: ((request: SmsRequest) => void)[] = [];
  let answer: SmsAnswer = TAKEN;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const arrived: SmsRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>,
      };
      received.push(arrived);
      waiting.shift()?.(arrived);
      if (answer === 'silence') return;
      if (answer === 'hang up') return void request.socket.destroy();
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next) => {
      answer = next;
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
