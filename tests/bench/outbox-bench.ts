// First: the libraries take what indexedDB there is when they are loaded.
import 'fake-indexeddb/auto';
import { cpus } from 'node:os';
import { Origin } from '../support/origin';
import { drainOurs } from './outbox-ours';
import { drainTanstack } from './outbox-tanstack';
import { drainWorkbox } from './outbox-workbox';
import { FaultyWire, type OutboxTask } from './faulty-wire';

// 1,000 messages written without a network, then drained over loopback to the real server through a
// wire with faults, the same for every contender: each message's n-th attempt fares alike.
const WRITES = Number(process.env.BENCH_WRITES ?? 1000);

const CONTENDERS: [string, (task: OutboxTask) => Promise<void>][] = [
  ['Gida', drainOurs],
  ['workbox-background-sync 7.4.1', drainWorkbox],
  ['@tanstack/offline-transactions 1.0.53', drainTanstack],
];

const origin = await Origin.create();
await origin.start();
const call = async <Body>(path: string, token: string | null, body?: unknown): Promise<Body> => {
  const answer = await fetch(origin.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Body;
};
type Login = { token: string; user: OutboxTask['user'] };
const logIn = (who: 'seeker' | 'agent') =>
  call<Login>('/api/auth/login', null, {
    email: `${who}@gida.example`,
    password: `demo-${who}-1`,
    userType: who,
  });
const seeker = await logIn('seeker');
const agent = await logIn('agent');
const { properties } = await call<{ properties: { id: string; title: string }[] }>(
  '/api/properties?limit=1',
  null,
);
const [home] = properties;
if (home === undefined) throw new Error('The demo has no listing');

/** The texts that reached the agent, with how often each did. */
async function arrived(prefix: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let cursor = 0, more = true; more; ) {
    const { feeds } = await call<{
      feeds: { messages: { items: { content: string }[]; cursor: number; hasMore: boolean } };
    }>(`/api/sync?cursors=messages:${cursor}&limit=500`, agent.token);
    const page = feeds.messages;
    for (const { content } of page.items)
      if (content.startsWith(prefix)) counts.set(content, (counts.get(content) ?? 0) + 1);
    cursor = page.cursor;
    more = page.hasMore;
  }
  return counts;
}

console.log(
  `\nOutbox: ${WRITES.toLocaleString('en-NG')} queued messages, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
);
for (const faults of [false, true]) {
  console.log(
    faults
      ? '\nwith faults: 4% of answers dropped, 3% 503, 2% of sends cut, 1% of tabs killed while sending'
      : '\nwithout faults',
  );
  for (const [name, drainAll] of CONTENDERS) {
    const prefix = `${name}, ${faults ? 'faults' : 'plain'}:`;
    const wire = new FaultyWire(origin.url, faults);
    const texts = Array.from({ length: WRITES }, (_, n) => `${prefix} ${n}`);
    const start = performance.now();
    await drainAll({
      texts,
      wire,
      token: seeker.token,
      user: seeker.user,
      home,
      agent: agent.user,
    });
    const seconds = (performance.now() - start) / 1000;
    const counts = await arrived(prefix);
    const lost = texts.filter((text) => !counts.has(text)).length;
    const doubled = [...counts.values()].filter((count) => count > 1).length;
    console.log(
      `  ${name.padEnd(40)} ${seconds.toFixed(1).padStart(6)} s  ${String(wire.requests).padStart(5)} requests  ${Math.round(wire.bytes / 1000)} KB  ${lost} lost  ${doubled} doubled  ${wire.kills} tabs killed`,
    );
  }
}
await origin.dispose();
process.exit(0);
