import { beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { readAccount, storeAccount } from '../../src/db/repositories/account/account-repository';
import { savePreferences, saveProfile } from '../../src/db/repositories/account/account-commands';
import { readDelivery } from '../../src/db/repositories/outbox/delivery-repository';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { drain } from '../../src/sync/engine/drain';
import { injectFetch } from '../support/inject-fetch';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

// What a person changes of the account, and what becomes of it when the server refuses a part.
let account: TestAccount;
let engine: Engine;
/** Called as each request reaches the server: what is saved here is saved while that one is under way. */
let meanwhile: () => Promise<unknown>;
const t = sharedApp();
beforeEach(async () => {
  account = await t.account('seeker', 'Amina Bello');
  meanwhile = async () => undefined;
  const reach = injectFetch(t.app);
  engine = createEngine({
    account,
    userType: 'seeker',
    fetch: async (...request) => {
      await meanwhile();
      return reach(...request);
    },
  });
  const profile = await t.call('GET /api/auth/profile', { as: account });
  const preferences = await t.call('GET /api/auth/notification-preferences', { as: account });
  await storeAccount(profile.data, preferences.data, engine.database);
});

const WRONG = { userName: '', phone: '0803 111 2222' };
const rows = async () => engine.database.outbox.orderBy('seq').toArray();
const shown = () => readAccount(engine.database);
const onServer = async () =>
  (
    await rowsOf<{ name: string; email: string; phone: string | null }>(
      t.database,
      'SELECT name, email, phone FROM users WHERE id = $1',
      [account.id],
    )
  )[0];

test('[DASH-8] a refused name stands beside what the server has, to be mended', async () => {
  await saveProfile(WRONG, engine.database);
  expect((await shown()).profile).toMatchObject({ email: account.email, phone: '0803 111 2222' });
  await drain(engine.context);
  const { profile, profileRows, refusedProfile } = await shown();
  expect(profile).toMatchObject({ name: 'Amina Bello', email: account.email, phone: null });
  expect(profileRows.map(({ state }) => state)).toEqual(['rejected']);
  expect(refusedProfile).toEqual(WRONG);
});

test('a later save begins from what the server has, and the refused one gives way', async () => {
  await saveProfile(WRONG, engine.database);
  await drain(engine.context);
  const id = await saveProfile({ userName: 'Amina Ade' }, engine.database);
  expect((await rows()).map(({ state, payload }) => [state, payload])).toEqual([
    ['pending', { userName: 'Amina Ade' }],
  ]);
  expect((await shown()).refusedProfile).toBeNull();
  await drain(engine.context);
  expect(await rows()).toEqual([]);
  expect(await onServer()).toEqual({ name: 'Amina Ade', email: account.email, phone: null });
  expect(await readDelivery({ rowId: id ?? '' }, engine.database)).toEqual({ state: 'sent' });
});

test('what is saved while the one before it is being refused is sent and heard of, and what else was refused stays to be mended', async () => {
  await saveProfile(WRONG, engine.database);
  let id: string | null = null;
  meanwhile = async () => {
    meanwhile = async () => undefined;
    id = await saveProfile({ userName: 'Amina Ade' }, engine.database);
  };
  await drain(engine.context);
  expect((await rows()).map(({ state, payload }) => [state, payload])).toEqual([
    ['rejected', { phone: '0803 111 2222' }],
  ]);
  expect((await shown()).refusedProfile).toEqual({ phone: '0803 111 2222' });
  expect(await onServer()).toEqual({ name: 'Amina Ade', email: account.email, phone: null });
  expect(await readDelivery({ rowId: id ?? '' }, engine.database)).toEqual({ state: 'sent' });
});

test('a refused save that a newer one says anew is gone', async () => {
  await saveProfile({ userName: '' }, engine.database);
  meanwhile = async () => {
    meanwhile = async () => undefined;
    await saveProfile({ userName: 'Amina Ade' }, engine.database);
  };
  await drain(engine.context);
  expect(await rows()).toEqual([]);
  expect((await onServer())?.name).toBe('Amina Ade');
});

test('a refused change that is discarded leaves nothing', async () => {
  await saveProfile(WRONG, engine.database);
  await drain(engine.context);
  const [row] = await rows();
  expect(await discardRow(row?.id ?? '', engine.database)).toBe(true);
  const { profile, profileRows, refusedProfile } = await shown();
  expect(profile).toMatchObject({ email: account.email, phone: null });
  expect([profileRows, refusedProfile]).toEqual([[], null]);
});

test('two changes before anything is sent are one', async () => {
  await saveProfile({ userName: 'Amina Ade' }, engine.database);
  await saveProfile({ phone: '0803 111 2222' }, engine.database);
  expect((await rows()).map(({ payload }) => payload)).toEqual([
    { userName: 'Amina Ade', phone: '0803 111 2222' },
  ]);
});

test('a preference that waits is shown, and discarded it is as before', async () => {
  const before = (await shown()).preferences?.marketingNewsletters;
  expect(before).toBe(false);
  await savePreferences({ marketingNewsletters: true }, engine.database);
  expect((await shown()).preferences?.marketingNewsletters).toBe(true);
  const [row] = await rows();
  await discardRow(row?.id ?? '', engine.database);
  expect((await shown()).preferences?.marketingNewsletters).toBe(false);
});

test('refused preferences are as before too, and kept to be chosen anew', async () => {
  await savePreferences({ marketingNewsletters: true }, engine.database);
  await engine.database.outbox.toCollection().modify({ state: 'rejected', attempts: 1 });
  const { preferences, refusedPreferences } = await shown();
  expect(preferences?.marketingNewsletters).toBe(false);
  expect(refusedPreferences).toEqual({ marketingNewsletters: true });
  await savePreferences({ priceDropAlerts: false }, engine.database);
  expect((await rows()).map(({ payload }) => payload)).toEqual([{ priceDropAlerts: false }]);
});
