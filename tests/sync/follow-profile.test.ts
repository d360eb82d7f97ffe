import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { putAccountPart } from '../../src/db/account-parts';
import { followProfile } from '../../src/db/repositories/account/follow-profile';
import {
  clearSession,
  readSession,
  storeSession,
} from '../../src/db/repositories/account/session-repository';
import { madePerson } from '../support/made-person';

const OF_AGENT = {
  agentLicense: null,
  languages: null,
  verified: true,
  pendingEmail: null,
  pendingCompanyName: null,
  plan: 'pro',
  memberSince: '2026-02-03T08:00:00.000Z',
} as const;

afterEach(() => clearSession());

test('who is logged in is called and rung up as their profile says by now', async () => {
  const user = madePerson('agent');
  const database = new AppDatabase(user.id);
  await storeSession({ token: 'token', user });
  const stop = followProfile(database);
  const now = { ...user, phone: '+2348051234567', companyName: 'Okafor & Sons' };
  await putAccountPart(database, 'profile', { ...now, ...OF_AGENT });
  await vi.waitFor(async () => expect((await readSession())?.user).toEqual(now));
  expect(await readSession()).toMatchObject({ token: 'token', expired: false, remember: true });
  stop();
  await database.delete();
});

test('a profile of somebody else changes nothing of who is logged in', async () => {
  const [user, other] = [madePerson('agent'), madePerson('agent')];
  const database = new AppDatabase(other.id);
  await storeSession({ token: 'token', user });
  await putAccountPart(database, 'profile', { ...other, ...OF_AGENT });
  const stop = followProfile(database);
  await putAccountPart(database, 'profile', { ...other, name: 'Later', ...OF_AGENT });
  // Read twice: what the first write led to is done by then.
  await database.preferences.toArray();
  expect((await readSession())?.user).toEqual(user);
  stop();
  await database.delete();
});
