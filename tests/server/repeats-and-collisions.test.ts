import { tidy } from '../../server/jobs/tidy';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { problemSchema } from '../../src/contract/problem';
import { toProblem } from '../../server/plugins/errors';
import { propertyContent } from '../support/property-content';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { TEST_DATABASE } from '../support/test-database';
import { rowsOf } from '../support/rows-of';
import { spyOnStatements } from '../support/spy-on-statements';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');

const put = (id: string, change = {}) =>
  request(`PUT /api/properties/${id}`, { payload: propertyContent(change), as: agent });

test('many savings of one new id at once are one listing and otherwise conflicts', async () => {
  const id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => t.send(put(id, { price: n + 1 }), { key: randomUUID() })),
  );
  expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  const refused = answers.find((answer) => answer.statusCode === 409);
  expect(problemSchema.parse(refused?.json())).toMatchObject({
    code: 'conflict',
    current: { id, version: 1 },
  });
});

test('what two transactions do to each other is no failure of ours', async () => {
  const error = (code: string) => Object.assign(new Error('in the database'), { code });
  spyOnStatements(t.database).mockRejectedValueOnce(error('40P01'));
  const stuck = await t.app.inject({ url: '/api/properties' });
  expect(stuck.statusCode).toBe(503);
  expect(stuck.headers['retry-after']).toBe('1');
  expect(toProblem(error('40001') as never).status).toBe(503);
  expect(toProblem(error('23505') as never)).toMatchObject({ status: 409, code: 'conflict' });
  expect(toProblem(error('22021') as never).status).toBe(422);
  expect(toProblem(error('22P05') as never).status).toBe(422);
});

test('text that cannot be stored is refused as such', async () => {
  await t.refused(422, put(randomUUID(), { title: 'a\u0000b' }));
  // Of a longer text it is left out.
  const { property } = await t.call(put(randomUUID(), { description: 'a\u0000b' }), {
    status: 201,
  });
  expect(property.description).toBe('ab');
});

test('a key is answered 425 while its first request runs', async () => {
  const id = randomUUID();
  const key = randomUUID();
  const request = { ...put(id), key };
  if (TEST_DATABASE === 'pglite') {
    // Transactions follow each other there: the second request waits and is a repetition.
    const answers = await Promise.all([t.send(request), t.send(request)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    return;
  }
  await t.database.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${agent.id} ${key}`]);
    const early = await t.send(request);
    expect(early.statusCode).toBe(425);
    expect(early.headers['retry-after']).toBe('1');
  });
  await t.call(request, { status: 201 });
});

test('a key is refused for another body, and forgotten after 90 days', async () => {
  const id = randomUUID();
  const key = randomUUID();
  await t.call(put(id), { status: 201, key });
  const other = { ...put(id, { price: 7 }), key };
  expect((await t.refused(422, other)).code).toBe('key-reused');
  const age = (days: number) =>
    t.database.query(
      'UPDATE idempotency_keys SET created_at = now() - make_interval(days => $2) WHERE key = $1',
      [key, days],
    );
  await age(89);
  await tidy(t.database);
  expect((await t.send(put(id), { key })).headers['idempotent-replay']).toBe('true');
  await age(91);
  await tidy(t.database);
  const left = await t.database.query('SELECT 1 FROM idempotency_keys WHERE key = $1', [key]);
  expect(left).toEqual([]);
});

test('a repetition is told by what was sent, whatever a new build makes of it', async () => {
  const id = randomUUID();
  const key = randomUUID();
  const words = { ...put(id, { title: 'Flat by the lagoon ' }), key };
  await t.call(words, { status: 201 });
  expect((await t.send(words)).headers['idempotent-replay']).toBe('true');
  // Trimmed they are alike: that they are read so today says nothing of tomorrow.
  const trimmed = { ...put(id, { title: 'Flat by the lagoon' }), key };
  expect((await t.refused(422, trimmed)).code).toBe('key-reused');
});

test('[SYNC-2] a decision whose answer was lost is answered again, and made once', async () => {
  const approver = await t.account('approver');
  for (const [decision, rest] of [
    ['approve', {}],
    ['reject', { reason: 'The address is a car park.' }],
  ] as const) {
    const applicant = await t.account('agent');
    await t.database.query(
      `UPDATE users SET approval = 'pending', company_name = 'Kapok Homes' WHERE id = $1`,
      [applicant.id],
    );
    const ask = () =>
      t.send(`POST /api/email/agent-approval/${decision}`, {
        payload: { agentId: applicant.id, ...rest },
        as: approver,
        key: applicant.id,
      });
    const first = await ask();
    const again = await ask();
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const [mails] = await rowsOf<{ n: number }>(
      t.database,
      'SELECT count(*)::int AS n FROM mails WHERE recipient = $1',
      [applicant.email],
    );
    expect(mails?.n).toBe(1);
  }
});

test.each(['PATCH /api/messages/:id/read', 'DELETE /api/messages/:id'])(
  'a body nested too deep to be written down is refused at %s, and no failure',
  async (call) => {
    const [method = '', path = ''] = call.replace(':id', randomUUID()).split(' ');
    await t.refused(422, `${method} ${path}`, {
      as: agent,
      key: randomUUID(),
      headers: { 'content-type': 'application/json' },
      payload: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    });
  },
);
