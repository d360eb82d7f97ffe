import type { User } from '../../src/contract/people/account';
import { Random } from '../chaos/random';

export type OutboxTask = {
  texts: string[];
  wire: FaultyWire;
  token: string;
  user: User;
  home: { id: string; title: string };
  agent: User;
};

/** The tab that sent this is gone: its sender must stop, and another begins on the same storage. */
export class TabKilled extends Error {
  override readonly name = 'TabKilled';
}

/** `fetch` to the server with faults that follow from a message's text and attempt alone. */
export class FaultyWire {
  requests = 0;
  bytes = 0;
  kills = 0;
  private readonly attempts = new Map<string, number>();

  constructor(
    readonly url: string,
    private readonly faulty: boolean,
  ) {}

  /** Sends one message; `onKill` is called when its tab dies, after which nothing is answered. */
  async send(
    path: string,
    init: RequestInit,
    content: string,
    onKill: () => void,
  ): Promise<Response> {
    this.requests += 1;
    this.bytes += typeof init.body === 'string' ? init.body.length : 0;
    const fault = this.draw(content);
    if (fault === 'cut') throw new TypeError('Failed to fetch');
    if (fault === 'busy') return new Response('{"message":"busy"}', { status: 503 });
    if (fault === 'killed') {
      this.kills += 1;
      onKill();
      return new Promise(() => undefined);
    }
    const answer = await fetch(this.url + path, init);
    if (fault === 'dropped') throw new TypeError('Connection lost');
    return answer;
  }

  private draw(content: string): 'none' | 'cut' | 'busy' | 'killed' | 'dropped' {
    const attempt = (this.attempts.get(content) ?? 0) + 1;
    this.attempts.set(content, attempt);
    if (!this.faulty) return 'none';
    // The number alone: the same message fares alike with every contender.
    const number = /\d+$/.exec(content)?.[0] ?? '';
    return Random.named(11, `${number} ${attempt}`).weighted({
      none: 90,
      dropped: 4,
      busy: 3,
      cut: 2,
      killed: 1,
    });
  }
}
