import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { AppDatabase } from '../../src/db/app-database';
import { clearPrivate } from '../../src/db/repositories/account/clear-private';
import {
  clearSession,
  readSession,
  storeSession,
} from '../../src/db/repositories/account/session-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { madeListing } from '../support/made-listing';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

// The worker, or another tab, is under way while somebody logs out and keeps what waits.
let seeker: TestAccount;
let home: string;
let worker: Engine;
let requests: number;
let asked: Promise<void>;
let answer: () => void;

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
beforeAll(async () => {
  home = await publishProperty(t, agent);
});
afterAll(() => clearSession());
beforeEach(async () => {
  seeker = await t.account('seeker');
  requests = 0;
  const reach = injectFetch(t.app);
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  asked = new Promise<void>((resolve) => {
    worker = createEngine({
      account: seeker,
      userType: 'seeker',
      fetch: async (input, init) => {
        requests += 1;
        const answered = await reach(input, init);
        resolve();
        await gate;
        return answered;
      },
    });
  });
  worker.context.session = readSession;
  await storeSession({ token: seeker.token, user: worker.session.user });
  const payload = {
    recipientId: agent.id,
    propertyId: home,
    subject: 'Enquiry',
    content: 'Private',
  };
  const url = '/api/messages';
  const sent = request(`POST ${url}`, { as: seeker, payload: { id: randomUUID(), ...payload } });
  expect((await t.send(sent)).statusCode).toBe(201);
});

async function logOut(): Promise<void> {
  await clearSession({ fingerprint: 'f'.repeat(64), recalled: [] });
  const left = new AppDatabase(seeker.id);
  await clearPrivate(left, { unsent: 'keep', onlyHere: 'keep' });
  left.close();
}

test('a pull whose answer comes after a logout brings nothing back, and asks no more', async () => {
  const { database, context } = worker;
  await saveListing(madeListing({ id: home }), database);
  const pulling = pull(context);
  await asked;
  await logOut();
  answer();
  expect(await pulling).toBe('expired');
  for (const table of [database.messages, database.notifications, database.cursors])
    expect(await table.count()).toBe(0);
  expect(await database.savedProperties.count()).toBe(1);
  expect(requests).toBe(1);
});

test('what was sent and answered after a logout is told by the next login, under its key', async () => {
  const { database, context } = worker;
  await saveListing(madeListing({ id: home }), database);
  const [row] = await database.outbox.toArray();
  const sending = drain(context);
  await asked;
  await logOut();
  answer();
  expect(await sending).toMatchObject({ sent: 0 });
  expect(await database.receipts.count()).toBe(0);
  await storeSession({ token: seeker.token, user: worker.session.user });
  await drain({ ...context, lockOutlivesTabs: true });
  expect((await database.receipts.toArray()).map(({ id }) => id)).toEqual([row?.id]);
});
