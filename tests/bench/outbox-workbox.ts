import { randomUUID } from 'node:crypto';
import type { OutboxTask } from './faulty-wire';

type Entry = { request: Request };
type Queue = {
  pushRequest(entry: Entry): Promise<void>;
  replayRequests(): Promise<void>;
  size(): Promise<number>;
};
type QueueModule = { Queue: new (name: string, options: object) => Queue };

let loads = 0;

/**
 * workbox-background-sync as its documentation shows it: requests pushed whole, replayed in order.
 * The module keeps a set of queue names, so a reload is a new copy of the module.
 */
export async function drainWorkbox(task: OutboxTask): Promise<void> {
  provideWorkerGlobals();
  const name = `bench-${randomUUID()}`;
  const first = await openQueue(name);
  for (const content of task.texts) {
    const body = JSON.stringify({
      id: randomUUID(),
      recipientId: task.agent.id,
      propertyId: task.home.id,
      subject: 'Enquiry',
      content,
    });
    await first.pushRequest({
      request: new Request(`${task.wire.url}/api/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${task.token}`,
          'idempotency-key': randomUUID(),
        },
        body,
      }),
    });
  }
  const realFetch = globalThis.fetch;
  for (let queue = first; (await queue.size()) > 0; queue = await openQueue(name)) {
    await new Promise<void>((resolve) => {
      globalThis.fetch = async (input, init) => {
        if (!(input instanceof Request)) return realFetch(input, init);
        const body = await input.text();
        const { content } = JSON.parse(body) as { content: string };
        const request = {
          method: input.method,
          headers: Object.fromEntries(input.headers),
          body,
        };
        globalThis.fetch = globalThis.fetch.bind(globalThis);
        return withFetch(realFetch, () =>
          task.wire.send('/api/messages', request, content, resolve),
        );
      };
      queue.replayRequests().then(resolve, () => resolve());
    });
    globalThis.fetch = realFetch;
  }
}

/** The wire itself uses fetch: it gets the real one for the while. */
async function withFetch<Result>(real: typeof fetch, work: () => Promise<Result>): Promise<Result> {
  const replaced = globalThis.fetch;
  globalThis.fetch = real;
  const result = work();
  globalThis.fetch = replaced;
  return result;
}

async function openQueue(name: string): Promise<Queue> {
  loads += 1;
  const path = import.meta.resolve('workbox-background-sync/Queue.js');
  const { Queue } = (await import(`${path}?${loads}`)) as QueueModule;
  return new Queue(name, { forceSyncFallback: true, onSync: async () => undefined });
}

function provideWorkerGlobals(): void {
  const scope = globalThis as unknown as Record<string, unknown>;
  scope.self = globalThis;
  scope.registration = {};
  scope.location = { href: 'http://localhost/', origin: 'http://localhost' };
  process.env.NODE_ENV = 'production';
}
