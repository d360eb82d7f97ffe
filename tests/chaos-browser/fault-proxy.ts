import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { API_MARK, IDEMPOTENCY_KEY } from '../../src/contract/headers';
import type { Random } from '../chaos/random';
import { type Fault, FaultPlan, requestClass } from './fault-plan';
import { askServer, readAll } from './ask-server';
import { PAGE_SCRIPT, type Word } from './page-script';
import {
  type Answer,
  portalAnswer,
  proxyAnswer,
  refusal,
  scriptAnswer,
  send,
  truncate,
  withScripts,
} from './proxy-answers';

const DELAY_MS = 3000;
/** Longer than the app waits for an answer: what is sent then arrives after it was given up. */
const LONG_DELAY_MS = 32_000;
const HELD_MS = 4000;
/** How many requests a captive portal answers before somebody pays. */
const PORTAL_REQUESTS = 8;

/** What the proxy did with one request for the API. */
export type Exchange = {
  n: number;
  kind: string;
  url: string;
  /** The idempotency key, or the id that a visitor's request carries. */
  key: string | null;
  fault: Fault;
  at: number;
  /** When it was given to the server, and what the server answered; null without an answer. */
  reached: { at: number; status: number | null }[];
  /** What the phone was answered, or null when it was not. */
  answered: { at: number; status: number; marked: boolean } | null;
};

/**
 * The origin that the browser knows, between it and the server: it does to each request for the API
 * what the seed's plan says, and writes down what it did. It also brings the script into the pages
 * that tells what the screen says.
 */
export class FaultProxy {
  rough = false;
  /** A file of the app by which a captive portal begins, once. */
  portalFrom: RegExp | null = null;
  readonly log: Exchange[] = [];
  readonly words: Word[] = [];
  readonly counts = new Map<Fault, number>();
  private readonly plan: FaultPlan;
  private portalLeft = 0;
  private underWay = 0;
  private readonly onWrite = new Set<() => void>();
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private readonly target: { port: number },
    seed: number,
  ) {
    this.plan = new FaultPlan(seed);
  }

  static async start(target: { port: number }, seed: number): Promise<FaultProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
    const proxy = new FaultProxy(server, address.port, target, seed);
    server.on('connection', (socket) => {
      proxy.sockets.add(socket);
      socket.on('close', () => proxy.sockets.delete(socket));
    });
    server.on('request', (request, response) => {
      proxy.underWay += 1;
      proxy
        .handle(request, response)
        .catch(() => response.destroy())
        .finally(() => {
          proxy.underWay -= 1;
        });
    });
    return proxy;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Faults that were met, all but the requests that just passed. */
  get faults(): number {
    return [...this.counts].reduce(
      (sum, [fault, count]) => sum + (fault === 'pass' ? 0 : count),
      0,
    );
  }

  /** Whether nothing is held, delayed or asked any more. */
  get idle(): boolean {
    return this.underWay === 0;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const body = await readAll(request);
    if (url === '/__words') {
      this.words.push(...(JSON.parse(body.toString()) as Word[]));
      send(response, { status: 204, headers: {}, body: Buffer.alloc(0) });
      return;
    }
    if (url === '/__harness.js') {
      send(response, scriptAnswer(PAGE_SCRIPT));
      return;
    }
    if (url === '/__portal.html') {
      send(response, portalAnswer());
      return;
    }
    if (this.portalFrom?.test(url) === true) {
      this.portalFrom = null;
      this.portalLeft = PORTAL_REQUESTS;
      this.counts.set('portal', (this.counts.get('portal') ?? 0) + 1);
    }
    if (this.portalLeft > 0) {
      this.portalLeft -= 1;
      send(response, portalAnswer());
      return;
    }
    if (!url.startsWith('/api/')) {
      const answer = await askServer(this.target.port, request, body);
      if (answer === null) response.destroy();
      else send(response, withScripts(url, answer));
      return;
    }
    await this.handleApi(request, response, body, url);
  }

  private async handleApi(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    url: string,
  ): Promise<void> {
    const kind = requestClass(request.method ?? 'GET', url);
    const key = keyOf(request, body, kind);
    const drawn = this.rough ? this.plan.next(kind) : null;
    const exchange: Exchange = {
      n: this.log.length,
      kind,
      url,
      key,
      fault: this.believable(drawn?.fault ?? 'pass', key),
      at: Date.now(),
      reached: [],
      answered: null,
    };
    this.log.push(exchange);
    this.counts.set(exchange.fault, (this.counts.get(exchange.fault) ?? 0) + 1);
    const ask = async (): Promise<Answer | null> => {
      const reached: Exchange['reached'][number] = { at: Date.now(), status: null };
      exchange.reached.push(reached);
      const answer = await askServer(this.target.port, request, body);
      reached.status = answer?.status ?? null;
      if (!kind.startsWith('GET')) this.tellWrite();
      return answer;
    };
    const answer = await this.meet(exchange, ask, response, drawn?.random);
    if (answer === null) {
      response.destroy();
      return;
    }
    exchange.answered = {
      at: Date.now(),
      status: answer.status,
      marked: answer.headers[API_MARK] !== undefined,
    };
    send(response, answer);
  }

  /** A server that did something does not refuse it afterwards: only what it never saw is refused here. */
  private believable(fault: Fault, key: string | null): Fault {
    const refuses = /^4(01|03|09|13|22)$/.test(fault);
    const seen = key !== null && this.log.some((one) => one.key === key && one.reached.length > 0);
    return refuses && seen ? '503' : fault;
  }

  /** Does to one request what the plan says; null is an answer that never comes. */
  private async meet(
    exchange: Exchange,
    ask: () => Promise<Answer | null>,
    response: ServerResponse,
    random: Random | undefined,
  ): Promise<Answer | null> {
    switch (exchange.fault) {
      case 'pass':
        return ask();
      case 'cut before':
        return null;
      case 'cut after':
        await ask();
        return null;
      case 'delay':
        await pause(500 + (random?.below(DELAY_MS) ?? 0));
        return ask();
      case 'long delay':
        await pause(LONG_DELAY_MS);
        return ask();
      case 'double':
        await ask();
        return ask();
      case 'double at once': {
        const [first] = await Promise.all([ask(), ask()]);
        return first;
      }
      case 'held back':
        await Promise.race([this.nextWrite(), pause(HELD_MS)]);
        return ask();
      case 'truncated': {
        const answer = await ask();
        if (answer !== null) truncate(response, answer);
        return null;
      }
      case 'redirect':
        return { status: 302, headers: { location: '/__portal.html' }, body: Buffer.alloc(0) };
      case 'portal':
        this.portalLeft = PORTAL_REQUESTS;
        return portalAnswer();
      case '403 of a proxy':
      case '502 of a proxy':
        return proxyAnswer(Number(exchange.fault.slice(0, 3)));
      default:
        return refusal(Number(exchange.fault));
    }
  }

  private nextWrite(): Promise<void> {
    return new Promise((resolve) => this.onWrite.add(resolve));
  }

  private tellWrite(): void {
    for (const tell of this.onWrite) tell();
    this.onWrite.clear();
  }
}

function keyOf(request: IncomingMessage, body: Buffer, kind: string): string | null {
  const key = request.headers[IDEMPOTENCY_KEY];
  if (typeof key === 'string') return key;
  if (kind !== 'POST /api/contact-requests') return null;
  return (JSON.parse(body.toString()) as { id: string }).id;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
