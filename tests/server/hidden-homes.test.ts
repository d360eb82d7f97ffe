import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const asked = <Method extends 'PUT' | 'DELETE'>(method: Method, id: string, as: TestAccount) =>
  request(`${method} /api/hidden-homes/${id}`, { as, key: randomUUID() });

test('[HIDE-1] the other devices of a person learn of a hidden home, and of its return', async () => {
  const seeker = await t.account('seeker');
  const id = await publishProperty(t, agent, { title: 'Flat too dear' });
  const { hidden } = await t.call(asked('PUT', id, seeker));
  expect(hidden).toMatchObject({ id, title: 'Flat too dear' });
  // Twice is once.
  await t.call(asked('PUT', id, seeker));
  const first = await readFeed(t, seeker, 'hidden-homes');
  expect(first.items.map((home) => [home.id, home.title])).toEqual([[id, 'Flat too dear']]);
  expect((await readFeed(t, await t.account('seeker'), 'hidden-homes')).items).toEqual([]);
  const gone = await t.call(asked('DELETE', id, seeker));
  expect(gone).toEqual({ id, removed: true });
  const later = await readFeed(t, seeker, 'hidden-homes', { cursor: first.cursor });
  expect(later.deleted).toEqual([id]);
});

test('[HIDE-1] what nobody may see is hidden by nobody; what was, stays so when it is taken down', async () => {
  const seeker = await t.account('seeker');
  const id = await publishProperty(t, agent, { title: 'Flat' });
  await t.call(asked('PUT', id, seeker));
  await t.send(`POST /api/properties/${id}/unpublish`, { as: agent });
  await t.call(asked('PUT', id, seeker));
  const other = await t.account('seeker');
  for (const home of [id, randomUUID()])
    expect((await t.send(asked('PUT', home, other))).statusCode).toBe(404);
});

test('[HIDE-1] homes of an account that was closed leave the lists of who hid them', async () => {
  const seeker = await t.account('seeker');
  const leaving = await t.account('agent');
  const id = await publishProperty(t, leaving);
  await t.call(asked('PUT', id, seeker));
  const { cursor } = await readFeed(t, seeker, 'hidden-homes');
  const { eraseAccount } = await import('../../server/modules/privacy/erase-account');
  await t.database.transaction((tx) => eraseAccount(tx, leaving.id));
  expect((await readFeed(t, seeker, 'hidden-homes', { cursor })).deleted).toEqual([id]);
});
