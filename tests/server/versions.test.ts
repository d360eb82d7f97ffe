import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemSchema } from '../../src/contract/problem';
import { propertyAnswerSchema } from '../../src/contract/listing/property';
import { removedAnswerSchema } from '../../src/contract/listing/saved-property';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { call, createTestApp, send, type TestAccount, type TestApp } from '../support/test-app';

let t: TestApp;
let agent: TestAccount;
beforeAll(async () => {
  t = await createTestApp();
  agent = await t.account('agent');
});
afterAll(() => t.close());

const at = (version: number | string) => ({ 'if-match': `"${version}"` });

test('publishing, withdrawing and deleting hold to the version they name', async () => {
  const id = await publishProperty(t, agent);
  const url = `/api/properties/${id}`;
  const read = async () =>
    (await call(t.app, propertyAnswerSchema, 200, { url, as: agent })).property;
  const { version } = await read();
  for (const [method, path] of [
    ['POST', '/publish'],
    ['POST', '/unpublish'],
    ['DELETE', ''],
  ] as const) {
    const request = { method, url: `${url}${path}`, as: agent } as const;
    const stale = await call(t.app, problemSchema, 409, { ...request, headers: at(version - 1) });
    expect(stale).toMatchObject({ code: 'conflict', current: { id, version, status: 'Active' } });
    await call(t.app, problemSchema, 400, { ...request, headers: at('x') });
  }
  expect(await read()).toMatchObject({ version, status: 'Active' });
  const down = await call(t.app, propertyAnswerSchema, 200, {
    method: 'POST',
    url: `${url}/unpublish`,
    headers: at(version),
    as: agent,
  });
  await call(t.app, removedAnswerSchema, 200, {
    method: 'DELETE',
    url,
    headers: at(down.property.version),
    as: agent,
  });
});

test('an edit of a listing that does not exist makes no new one', async () => {
  const url = `/api/properties/${randomUUID()}`;
  const edit = { method: 'PUT', url, payload: propertyContent(), as: agent } as const;
  const refused = await call(t.app, problemSchema, 404, { ...edit, headers: at(3) });
  expect(refused.code).toBe('not-found');
  await call(t.app, propertyAnswerSchema, 201, edit);
});

test("deleting tells nobody whether another agent's id exists", async () => {
  const id = await publishProperty(t, agent);
  const other = await t.account('agent');
  const unknown = randomUUID();
  const remove = (target: string, headers = {}) =>
    send(t.app, { method: 'DELETE', url: `/api/properties/${target}`, as: other, headers });
  for (const headers of [{}, at(1)]) {
    const [foreign, none] = [await remove(id, headers), await remove(unknown, headers)];
    expect(foreign.statusCode).toBe(200);
    expect(foreign.json()).toEqual({ id, removed: false, recalled: true });
    expect(none.statusCode).toBe(200);
    expect(none.json()).toEqual({ id: unknown, removed: false, recalled: true });
  }
  await call(t.app, propertyAnswerSchema, 200, { url: `/api/properties/${id}` });
});
