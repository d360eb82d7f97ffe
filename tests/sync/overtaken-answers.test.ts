import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import { savePreferences } from '../../src/db/repositories/account/account-commands';
import { readAccount } from '../../src/db/repositories/account/account-repository';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { keepSnapshot, storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { decidePlanRequest } from '../../src/db/repositories/plans/plan-commands';
import {
  forgetPlanRequest,
  listPlanRequests,
} from '../../src/db/repositories/plans/plan-request-repository';
import { drain } from '../../src/sync/engine/drain';
import { refreshAccount } from '../../src/sync/refresh/account/refresh-account';
import { refreshPlanRequests } from '../../src/sync/refresh/account/refresh-plan-requests';
import { injectFetch } from '../support/inject-fetch';
import { sharedApp } from '../support/shared-app';

const t = sharedApp();
afterAll(() => clearSession());
afterEach(() => vi.unstubAllGlobals());

test('an answer about the account that is older than what was sent meanwhile undoes nothing', async () => {
  const account = await t.account('seeker');
  const reach = injectFetch(t.app);
  const { context, database, session } = createEngine({
    account,
    userType: 'seeker',
    fetch: reach,
  });
  await storeSession({ token: account.token, user: session.user });
  let asked = 0;
  let come = () => {};
  const gate = new Promise<void>((resolve) => {
    come = resolve;
  });
  // The server has answered both; they are long on their way.
  const answered = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await reach(...request);
      asked += 1;
      if (asked === 2) resolve();
      if (asked <= 2) await gate;
      return answer;
    });
  });
  const refreshing = refreshAccount(database);
  await answered;
  await savePreferences({ emailPropertyMatches: false }, database);
  await drain(context);
  come();
  await refreshing;
  expect((await readAccount(database)).preferences?.emailPropertyMatches).toBe(false);
  expect(asked).toBe(4);
  await refreshAccount(database);
  expect(asked).toBe(6);
});

/** An agent with Starter asks for Pro. */
async function askForPro(name: string): Promise<void> {
  const as = await t.account('agent', name, 'starter');
  await t.call('PUT /api/plan/request', { payload: { plan: 'pro' }, as, key: randomUUID() });
}

/** An approver's phone that has the requests for plans. */
async function approverHas(...names: string[]) {
  for (const name of names) await askForPro(name);
  const account = await t.account('approver');
  const fetch = injectFetch(t.app);
  const { context, database, session } = createEngine({ account, userType: 'seeker', fetch });
  await storeSession({ token: account.token, user: session.user });
  vi.stubGlobal('fetch', fetch);
  await refreshPlanRequests(database);
  const requests = (await listPlanRequests(database)).map(({ item }) => item);
  const of = (name: string) => {
    const found = requests.find(({ agent }) => agent.name === name);
    if (found === undefined) throw new Error(`No request of ${name}`);
    return found;
  };
  const shown = async () =>
    (await listPlanRequests(database)).map(({ item: { agent } }) => agent.name);
  return { context, database, reach: fetch, of, shown };
}

test('a request for a plan that was decided meanwhile does not come back, and a newer one comes', async () => {
  const { context, database, reach, of, shown } = await approverHas('Ada Decided');
  let come = () => {};
  const gate = new Promise<void>((resolve) => {
    come = resolve;
  });
  let asked = 0;
  // The server has answered; it is long on its way.
  const answered = new Promise<void>((resolve) => {
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await reach(...request);
      asked += 1;
      if (asked > 1) return answer;
      resolve();
      await gate;
      return answer;
    });
  });
  const refreshing = refreshPlanRequests(database);
  await answered;
  const decline = { decision: 'decline', reason: 'No payment came' } as const;
  await decidePlanRequest(of('Ada Decided'), decline, database);
  await drain(context);
  await askForPro('Bola Newer');
  come();
  await refreshing;
  expect(await shown()).toEqual(['Bola Newer']);
  expect(asked).toBe(2);
});

test('an answer from before a request for a plan was decided is older than the list without it', async () => {
  const { database, of, shown } = await approverHas('Chidi Decided', 'Dayo Waits');
  const before = [of('Chidi Decided'), of('Dayo Waits')];
  await keepSnapshot('plan-requests', before, 5, database);
  await forgetPlanRequest(before[0]?.id ?? '', database);
  await storeSnapshot('plan-requests', before, 6, database);
  expect(await shown()).toEqual(['Dayo Waits']);
});
