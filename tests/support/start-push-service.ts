import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

export type PushService = {
  /** Host and port, as PUSH_HOSTS takes it. */
  host: string;
  /** What a browser's subscription to this service says of itself. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The next message that arrives, decrypted as the browser would. */
  next: () => Promise<string>;
  close: () => Promise<void>;
};

/** A push service as browsers' makers run them, on loopback, with the one browser that uses it. */
export async function startPushService(): Promise<PushService> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const arrived: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = ece
        .decrypt(Buffer.concat(chunks), {
          version: 'aes128gcm',
          privateKey: ecdh,
          authSecret: auth,
        })
        .toString('utf8');
      const taker = waiting.shift();
      if (taker) taker(text);
      else arrived.push(text);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    subscription: {
      endpoint: `http://${host}/device`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth },
    },
    next: () => {
      const text = arrived.shift();
      if (text !== undefined) return Promise.resolve(text);
      return new Promise((resolve) => waiting.push(resolve));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
