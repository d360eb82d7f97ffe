import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import type { ChaosServer } from './chaos-server';
import { Random } from './random';

/** What can happen to one request. */
const FAULTS = {
  none: 58,
  unreachable: 5,
  'answer dropped': 7,
  'killed before send': 2,
  'killed after send': 3,
  'killed after the answer': 3,
  'delivered twice': 4,
  'delivered twice at once': 3,
  '500': 2,
  '503': 2,
  '504 after the effect': 2,
  '429': 2,
  '401': 1,
  'captive portal': 2,
  'server dies before commit': 2,
  'server dies after commit': 2,
} as const;
export type Fault = keyof typeof FAULTS;

/**
 * Between one device and the server: draws a fault for every request while `rough`. What befalls the
 * n-th attempt of a row follows from the seed alone, not from what else goes on at the time.
 */
export class FaultyNetwork {
  rough = true;
  /** How long every request takes at least, in milliseconds. */
  latencyMs = 0;
  private readonly onSend = new Set<() => void>();
  readonly counts = new Map<Fault, number>();
  /** Rows that two tabs had under way at the same time: the lock or the lease did not hold. */
  readonly overlaps: string[] = [];
  private readonly underWay = new Map<string, object>();
  private readonly attempts = new Map<string, number>();

  constructor(
    private readonly server: ChaosServer,
    private readonly seed: number,
  ) {}

  /** `fetch` for one tab; `kill` ends that tab now. */
  fetchFor(tab: { alive: boolean }, kill: () => void): typeof fetch {
    const draw = this.drawn(kill);
    return async (input, init) => {
      if (!tab.alive) return never();
      const key = new Headers(init?.headers).get('idempotency-key');
      if (key === null) return draw(input, init);
      const holder = this.underWay.get(key);
      if (holder !== undefined && holder !== tab) this.overlaps.push(key);
      this.underWay.set(key, tab);
      for (const listener of this.onSend) listener();
      this.onSend.clear();
      if (this.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, this.latencyMs));
      try {
        return await draw(input, init);
      } finally {
        if (this.underWay.get(key) === tab) this.underWay.delete(key);
      }
    };
  }

  /** Resolves when the next row goes out. */
  nextSend(): Promise<void> {
    return new Promise((resolve) => this.onSend.add(resolve));
  }

  /** A dead tab has nothing under way. */
  forget(tab: object): void {
    for (const [key, holder] of this.underWay) if (holder === tab) this.underWay.delete(key);
  }

  private draw(input: RequestInfo | URL, init: RequestInit | undefined): Fault {
    const key =
      new Headers(init?.headers).get('idempotency-key') ??
      `${init?.method} ${input instanceof Request ? input.url : input.toString()}`;
    const attempt = (this.attempts.get(key) ?? 0) + 1;
    this.attempts.set(key, attempt);
    return Random.named(this.seed, `${key} ${attempt}`).weighted(FAULTS);
  }

  private drawn(kill: () => void): typeof fetch {
    return async (input, init) => {
      const fault = this.rough ? this.draw(input, init) : 'none';
      this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
      const send = () => this.server.fetch(input, init);
      switch (fault) {
        case 'none':
          return send();
        case 'unreachable':
          throw new TypeError('Failed to fetch');
        case 'answer dropped':
          await send();
          throw new TypeError('Connection lost');
        case 'killed before send':
          kill();
          return never();
        case 'killed after send':
          await send();
          kill();
          return never();
        case 'killed after the answer': {
          const answer = await send();
          kill();
          return answer;
        }
        case 'delivered twice':
          await send();
          return send();
        case 'delivered twice at once': {
          const [first] = await Promise.all([send(), send()]);
          return first;
        }
        case '500':
        case '503':
          return refusal(Number(fault));
        case '504 after the effect':
          await send();
          return refusal(504);
        case '429':
          return refusal(429, { 'retry-after': '30' });
        case '401':
          return refusal(401);
        case 'captive portal':
          return new Response('<html>Please buy data</html>', { status: 200 });
        case 'server dies before commit':
          await this.server.dieDuring('before-commit', send);
          throw new TypeError('Connection reset');
        case 'server dies after commit':
          await this.server.dieDuring('after-commit', send);
          throw new TypeError('Connection reset');
      }
    };
  }
}

function never(): Promise<Response> {
  return new Promise(() => undefined);
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  const code = status === 401 ? 'unauthorised' : status === 429 ? 'too-many' : 'internal';
  return new Response(
    JSON.stringify({ type: 'about:blank', title: 'Fault', status, code, message: 'Fault' }),
    {
      status,
      headers: {
        ...headers,
        [API_MARK]: String(API_VERSION),
        'content-type': 'application/problem+json',
      },
    },
  );
}
