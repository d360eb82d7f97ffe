import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Recorded = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Stands before a server and, once told to, gives the answers under a path as they were given the
 * time before: what is then measured is the device, and not a server on the same two cores.
 */
export class RecordedOrigin {
  /** Answers what is known by heart. */
  replays = false;
  readonly #answers = new Map<string, Recorded>();
  readonly #server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    const known = this.#answers.get(path);
    if (this.replays && known !== undefined) {
      give(reply, known);
      return;
    }
    const forwarded = request(
      this.url + path,
      { method: asked.method, headers: asked.headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { statusCode, headers } = answer;
          const made = { status: statusCode ?? 502, headers, body: Buffer.concat(parts) };
          if (path.startsWith(this.under)) this.#answers.set(path, made);
          give(reply, made);
        });
      },
    );
    forwarded.on('error', () => reply.destroy());
    asked.pipe(forwarded);
  });

  /**
   * @param url the server that is asked
   * @param under paths that begin like this are remembered
   */
  constructor(
    readonly url: string,
    readonly under: string,
  ) {}

  /** Begins to listen; answers the address to use in the server's place. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function give(reply: ServerResponse, { status, headers, body }: Recorded): void {
  reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}
