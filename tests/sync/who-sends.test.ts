import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import { recordView } from '../../src/db/repositories/search/view-repository';
import { drain, LEASE_MS } from '../../src/sync/engine/drain';

const person = () => ({ id: randomUUID(), email: 'ada@example.com', token: 'a token' });

/** A phone with one look at a home that waits, and the tokens of all requests it makes. */
async function phone() {
  const tokens: (string | undefined)[] = [];
  const engine = createEngine({
    account: person(),
    userType: 'seeker',
    fetch: async (_input, init) => {
      tokens.push(new Headers(init?.headers).get('authorization') ?? undefined);
      return new Response('{"counted":true}', { headers: { 'x-gida-api': '1' } });
    },
  });
  await recordView(randomUUID(), randomUUID(), engine.database);
  return { ...engine, tokens };
}

test('a database that belongs to somebody is sent by nobody else', async () => {
  const { context, session, tokens } = await phone();
  await drain({ ...context, session: async () => null });
  const another = { ...session, userId: randomUUID(), token: 'another token' };
  await drain({ ...context, session: async () => another });
  expect(tokens).toEqual([]);
  await drain(context);
  expect(tokens).toEqual(['Bearer a token']);
});

test('what a living tab sends is left to it, and sent again once that tab must be dead', async () => {
  const { context, database, clock, tokens } = await phone();
  const sending = { state: 'sending', attempts: 1, leaseUntil: clock.now + LEASE_MS } as const;
  await database.outbox.toCollection().modify(sending);
  await drain(context);
  expect(tokens).toHaveLength(0);
  clock.now += LEASE_MS + 1;
  await drain(context);
  expect(tokens).toHaveLength(1);
});

test('where the lock ends with its tab, whoever holds it knows that no tab is sending', async () => {
  const { context, database, clock, tokens } = await phone();
  const sending = { state: 'sending', attempts: 1, leaseUntil: clock.now + LEASE_MS } as const;
  await database.outbox.toCollection().modify(sending);
  await drain({ ...context, lockOutlivesTabs: true });
  expect(tokens).toHaveLength(1);
});
