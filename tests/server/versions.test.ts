import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const at = (version: number | string) => ({ 'if-match': `"${version}"` });

test('publishing, withdrawing and deleting hold to the version they name', async () => {
  const id = await publishProperty(t, agent);
  const url = `/api/properties/${id}` as const;
  const read = async () => (await t.call(`GET ${url}`, { as: agent })).property;
  const { version } = await read();
  for (const [method, path] of [
    ['POST', '/publish'],
    ['POST', '/unpublish'],
    ['DELETE', ''],
  ] as const) {
    const asked = request(`${method} ${url}${path}`, { as: agent });
    const stale = await t.refused(409, asked, { headers: at(version - 1) });
    expect(stale).toMatchObject({ code: 'conflict', current: { id, version, status: 'Active' } });
    await t.refused(400, asked, { headers: at('x') });
  }
  expect(await read()).toMatchObject({ version, status: 'Active' });
  const down = await t.call(`POST ${url}/unpublish`, { headers: at(version), as: agent });
  await t.call(`DELETE ${url}`, { headers: at(down.property.version), as: agent });
});

test('an edit of a listing that does not exist makes no new one', async () => {
  const url = `/api/properties/${randomUUID()}` as const;
  const edit = request(`PUT ${url}`, { payload: propertyContent(), as: agent });
  const refused = await t.refused(404, edit, { headers: at(3) });
  expect(refused.code).toBe('not-found');
  await t.call(edit, { status: 201 });
});

test("deleting tells nobody whether another agent's id exists", async () => {
  const id = await publishProperty(t, agent);
  const other = await t.account('agent');
  const unknown = randomUUID();
  const remove = (target: string, headers = {}) =>
    t.send(`DELETE /api/properties/${target}`, { as: other, headers });
  for (const headers of [{}, at(1)]) {
    const [foreign, none] = [await remove(id, headers), await remove(unknown, headers)];
    expect(foreign.statusCode).toBe(200);
    expect(foreign.json()).toEqual({ id, removed: false, recalled: true });
    expect(none.statusCode).toBe(200);
    expect(none.json()).toEqual({ id: unknown, removed: false, recalled: true });
  }
  await t.call(`GET /api/properties/${id}`);
});
