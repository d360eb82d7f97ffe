import 'fake-indexeddb/auto';
import { createEngine } from '../support/engine';
import { sendMessage, markMessagesRead } from '../../src/db/repositories/messages/message-commands';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { madeListing } from '../support/made-listing';
import { publishProperty } from '../support/publish-property';
import { createTestApp, type TestApp } from '../support/test-app';

// What waits goes out together: requests and seconds beside sending one by one, and how the rate holds
// with thousands of rows. Node, PGlite and an IndexedDB in memory: compare within one run.

const ROUND_TRIP_MS = 800;

/** One hundred messages, saves and reads on a line of 800 ms. */
async function hundred(t: TestApp, together: boolean): Promise<{ requests: number; ms: number }> {
  const agent = await t.account('agent');
  const seeker = await t.account('seeker');
  const homes = await Promise.all(Array.from({ length: 10 }, () => publishProperty(t, agent)));
  const reach = injectFetch(t.app);
  let requests = 0;
  const engine = createEngine({
    account: seeker,
    userType: 'seeker',
    fetch: async (input, init) => {
      requests += 1;
      await new Promise((resolve) => setTimeout(resolve, ROUND_TRIP_MS));
      return reach(input, init);
    },
  });
  engine.context.batches.taken = together;
  await storeSession({ token: seeker.token, user: engine.session.user });
  const received: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const id = crypto.randomUUID();
    await t.send('POST /api/messages', {
      as: seeker,
      payload: {
        id: crypto.randomUUID(),
        recipientId: agent.id,
        propertyId: homes[0],
        subject: 'Hello',
        content: `Hello ${at}`,
      },
    });
    await t.send('POST /api/messages', {
      as: agent,
      payload: {
        id,
        recipientId: seeker.id,
        propertyId: homes[0],
        subject: 'Hello',
        content: `Yes ${at}`,
      },
    });
    received.push(id);
  }
  await pull(engine.context);
  requests = 0;
  for (let at = 0; at < 70; at += 1)
    await write(engine.database, agent.id, homes[at % 10] ?? '', at);
  for (const id of homes) await saveListing(madeListing({ id }), engine.database);
  await markMessagesRead(received, engine.database);
  const begun = performance.now();
  const { sent } = await drain(engine.context);
  if (sent !== 100) throw new Error(`Only ${sent} of 100 went out`);
  await engine.database.delete();
  return { requests, ms: performance.now() - begun };
}

function write(
  database: Parameters<typeof sendMessage>[1],
  to: string,
  propertyId: string,
  at: number,
): Promise<string> {
  return sendMessage(
    {
      recipient: { id: to, name: 'Ada' },
      propertyId,
      propertyTitle: 'A home',
      subject: 'Enquiry',
      content: `Message ${at}`,
    },
    database,
  );
}

/** Messages a second, with so many waiting. */
async function rate(t: TestApp, count: number): Promise<number> {
  const agent = await t.account('agent');
  const seeker = await t.account('seeker');
  const homes = await Promise.all(Array.from({ length: 20 }, () => publishProperty(t, agent)));
  const engine = createEngine({ account: seeker, userType: 'seeker', fetch: injectFetch(t.app) });
  await storeSession({ token: seeker.token, user: engine.session.user });
  for (let at = 0; at < count; at += 1)
    await write(engine.database, agent.id, homes[at % 20] ?? '', at);
  const begun = performance.now();
  const { sent } = await drain(engine.context);
  const seconds = (performance.now() - begun) / 1000;
  if (sent !== count) throw new Error(`Only ${sent} of ${count} went out`);
  await engine.database.delete();
  return count / seconds;
}

const t = await createTestApp({ rateLimits: false });
const single = await hundred(t, false);
const batch = await hundred(t, true);
console.log(`100 waiting rows on a line of ${ROUND_TRIP_MS} ms a round trip`);
console.log(`  one by one: ${single.requests} requests, ${(single.ms / 1000).toFixed(1)} s`);
console.log(`  together:   ${batch.requests} requests, ${(batch.ms / 1000).toFixed(1)} s`);
await rate(t, 100);
const few = await rate(t, 100);
const many = await rate(t, Number(process.argv[2] ?? 5000));
console.log('Messages a second');
console.log(`  of 100 waiting:   ${few.toFixed(0)}`);
console.log(
  `  of ${process.argv[2] ?? 5000} waiting: ${many.toFixed(0)} (${(many / few).toFixed(2)} of it)`,
);
await t.close();
process.exit(0);
