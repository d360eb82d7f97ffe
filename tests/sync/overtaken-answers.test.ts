import { afterAll, afterEach, expect, test, vi } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import { savePreferences } from '../../src/db/repositories/account/account-commands';
import { readAccount } from '../../src/db/repositories/account/account-repository';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { drain } from '../../src/sync/engine/drain';
import { refreshAccount } from '../../src/sync/refresh/account/refresh-account';
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
