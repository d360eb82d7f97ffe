import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const approver = sharedAccount(t, 'approver');

const post = <Url extends string>(url: Url, payload: object, as?: TestAccount) =>
  request(`POST ${url}`, { payload, as });
async function mailsTo(email: string): Promise<number> {
  await t.app.mailWorker.flush();
  const rows = await t.database.query('SELECT 1 FROM mails WHERE recipient = $1', [email]);
  return rows.length;
}

describe('a visitor’s words that arrived', () => {
  const words = (propertyId: string, change = {}) => ({
    id: randomUUID(),
    propertyId,
    name: 'Vera Visitor',
    email: 'vera@test.example',
    phone: '08030000000',
    kind: 'chat',
    message: 'Is it free?',
    ...change,
  });
  const rows = (id: string) =>
    t.database.query('SELECT 1 FROM contact_requests WHERE id = $1', [id]);

  test('stay arrived when they are repeated after the home was taken down', async () => {
    const owner = await t.account('agent');
    const propertyId = await publishProperty(t, owner);
    const body = words(propertyId);
    const request = post('/api/contact-requests', body);
    await t.call(request);
    await t.send(post(`/api/properties/${propertyId}/unpublish`, {}, owner));
    expect(await t.call(request)).toEqual({ id: body.id });
    expect(await rows(body.id)).toHaveLength(1);
    expect(await mailsTo(owner.email)).toBe(1);
    await t.refused(404, post('/api/contact-requests', words(propertyId)));
  });

  test('are news in the app, and count among what was written', async () => {
    const owner = await t.account('agent');
    const body = words(await publishProperty(t, owner));
    await t.call(post('/api/contact-requests', body));
    const { notifications } = await t.call('GET /api/notifications', { as: owner });
    expect(notifications.map(({ type, message }) => [type, message])).toEqual([
      ['CONTACT_LEFT', expect.stringMatching(/^A visitor wrote about /)],
    ]);
    const { data } = await t.call('GET /api/analytics/overview?period=week', { as: owner });
    expect(data.totalMessages).toBe(1);
  });

  test('[AMSG-4] are marked as answered by their agent alone, and are news no more once none waits', async () => {
    const owner = await t.account('agent');
    const propertyId = await publishProperty(t, owner);
    const [first, second] = [words(propertyId, { kind: 'call' }), words(propertyId)];
    for (const body of [first, second]) await t.call(post('/api/contact-requests', body));
    const answer = (id: string, answered: boolean, as = owner) =>
      t.send(`PATCH /api/contact-requests/${id}`, { payload: { answered }, as });
    const news = async () => {
      const all = request('GET /api/notifications', { as: owner });
      const { notifications } = await t.call(all);
      return notifications.map(({ message, read }) => [message.split(' about ')[0], read]);
    };
    const answeredAt = async () => {
      const all = request('GET /api/contact-requests', { as: owner });
      const { contacts } = await t.call(all);
      return new Map(contacts.map((one) => [one.id, one.answeredAt]));
    };
    expect((await answer(first.id, true, agent)).statusCode).toBe(404);
    expect((await answeredAt()).get(first.id)).toBeNull();
    expect((await answer(first.id, true)).statusCode).toBe(200);
    expect((await answeredAt()).get(first.id)).toEqual(expect.any(String));
    expect((await answeredAt()).get(second.id)).toBeNull();
    expect(await news()).toEqual([
      ['A visitor wrote', false],
      ['A visitor asks for a call', false],
    ]);
    await answer(second.id, true);
    expect(await news()).toEqual([
      ['A visitor wrote', true],
      ['A visitor asks for a call', true],
    ]);
    await answer(second.id, false);
    expect((await answeredAt()).get(second.id)).toBeNull();
  });

  test('are one request and one mail, also when they come twice at once', async () => {
    const owner = await t.account('agent');
    const body = words(await publishProperty(t, owner));
    const answers = await Promise.all(
      [1, 2, 3].map(() => t.send(post('/api/contact-requests', body))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await rows(body.id)).toHaveLength(1);
    expect(await mailsTo(owner.email)).toBe(1);
  });

  test('stay arrived when their number was stored as it had been typed', async () => {
    const body = words(await publishProperty(t, agent), { phone: '0803 000-0000' });
    await t.call(post('/api/contact-requests', body));
    const [kept] = await t.database.query('SELECT phone FROM contact_requests WHERE id = $1', [
      body.id,
    ]);
    expect(kept?.phone).toBe('+2348030000000');
    await t.database.query('UPDATE contact_requests SET phone = $2 WHERE id = $1', [
      body.id,
      body.phone,
    ]);
    await t.call(post('/api/contact-requests', body));
  });

  test('are not made under a name that looks like a bank’s', async () => {
    const propertyId = await publishProperty(t, agent);
    const body = words(propertyId, { name: 'Z\u00e9nith B@nk' });
    const problem = await t.refused(422, post('/api/contact-requests', body));
    expect(problem).toMatchObject({ field: 'name' });
    expect(problem.message).toContain('looks like a bank');
    expect(await rows(body.id)).toHaveLength(0);
  });

  test('keep their id for themselves', async () => {
    const propertyId = await publishProperty(t, agent);
    const body = words(propertyId);
    await t.call(post('/api/contact-requests', body));
    const other = { ...body, message: 'Something else' };
    const problem = await t.refused(409, post('/api/contact-requests', other));
    expect(problem).toMatchObject({ code: 'conflict', field: 'id' });
    // Though the home of the other words is not there at all.
    const elsewhere = { ...body, propertyId: randomUUID() };
    await t.refused(409, post('/api/contact-requests', elsewhere));
    expect(await rows(body.id)).toHaveLength(1);
  });
});

describe('an application that arrived', () => {
  const application = (change = {}) => {
    const name = randomUUID().slice(0, 8);
    return {
      id: randomUUID(),
      email: `${name}@mail.example`,
      name: 'Chidi Okafor',
      companyName: `Okafor Homes ${name}`,
      phone: '+2348000000000',
      password: 'a harmattan morning',
      ...change,
    };
  };
  const apply = (body: object) => t.call(post('/api/agent-signup', body));
  const statusOf = (token: string) => t.call(post('/api/agent-signup/status', { token }));
  const account = async (email: string) => {
    const rows = await rowsOf<{ id: string }>(t.database, 'SELECT * FROM users WHERE email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0] as { id: string };
  };
  const decide = async (decision: 'approve' | 'reject', email: string) => {
    const body = {
      agentId: (await account(email)).id,
      ...(decision === 'reject' ? { reason: 'The papers are unreadable.' } : {}),
    };
    const answer = await t.send(post(`/api/email/agent-approval/${decision}`, body, approver));
    expect(answer.statusCode).toBe(200);
  };
  const paper = (token: string, text = '%PDF-1.7 a paper') =>
    t.send(`PUT /api/agent-signup/documents/validID?token=${token}&name=id.pdf`, {
      payload: Buffer.from(text),
      headers: { 'content-type': 'application/pdf' },
    });

  test.each(['approve', 'reject'] as const)(
    'is answered as the first time after a decision (%s), changes nothing and writes no mail',
    async (decision) => {
      const body = application();
      const first = await apply(body);
      expect((await paper(first.uploadToken)).statusCode).toBe(200);
      await decide(decision, body.email);
      const [before, mails] = [await account(body.email), await mailsTo(body.email)];
      for (const repeat of [
        body,
        { ...body, name: 'Somebody Else', password: 'another morning' },
      ]) {
        const again = await apply(repeat);
        expect({ ...again, uploadToken: '' }).toEqual({ ...first, uploadToken: '' });
        expect((await statusOf(again.uploadToken)).status).toBe(
          decision === 'approve' ? 'approved' : 'rejected',
        );
        // The paper that arrived is repeated too; another one comes too late.
        expect((await paper(again.uploadToken)).statusCode).toBe(200);
        expect((await paper(again.uploadToken, '%PDF-1.7 another')).statusCode).toBe(404);
      }
      expect(await account(body.email)).toEqual(before);
      expect(await mailsTo(body.email)).toBe(mails);
    },
  );

  test('is the same one while it waits, though another agent of that name was approved', async () => {
    const body = application();
    await apply(body);
    const rival = application({ companyName: body.companyName.toUpperCase() });
    await apply(rival);
    await decide('approve', rival.email);
    const again = await apply({ ...body, phone: '+2348111111111' });
    expect(await statusOf(again.uploadToken)).toEqual({ status: 'pending', reason: null });
    expect(await account(body.email)).toMatchObject({ phone: '+2348111111111' });
    // Another name that is taken is refused as ever.
    const second = application();
    await apply(second);
    const taken = { ...second, companyName: rival.companyName };
    await t.refused(409, post('/api/agent-signup', taken));
  });

  test('changes nothing once the mailbox’s owner confirmed it, whoever repeats it', async () => {
    const body = application();
    await apply(body);
    await t.database.query(
      'UPDATE users SET verified_at = now(), password_hash = $2 WHERE email = $1',
      [body.email, 'chosen by the owner'],
    );
    const [before, mails] = [await account(body.email), await mailsTo(body.email)];
    await apply({ ...body, name: 'Somebody Else', phone: '+2348111111111', password: 'not mine' });
    expect(await account(body.email)).toEqual(before);
    expect(await mailsTo(body.email)).toBe(mails);
  });

  test('tells a stranger with the same e-mail, and another id, what it tells everybody', async () => {
    const body = application();
    await apply(body);
    await decide('approve', body.email);
    const before = await account(body.email);
    const stranger = application({ email: body.email });
    const { uploadToken } = await apply(stranger);
    expect(await statusOf(uploadToken)).toEqual({ status: 'pending', reason: null });
    expect(await account(body.email)).toEqual(before);
  });

  test('after a refusal is dated by itself, and shows none of the papers that were refused', async () => {
    const body = application();
    const waiting = async () => {
      const { agents } = await t.call('GET /api/email/agent-approval/pending', { as: approver });
      return agents.find(({ email }) => email === body.email);
    };
    const first = await apply(body);
    await paper(first.uploadToken);
    const longAgo = '2026-01-01T00:00:00.000Z';
    await t.database.query('UPDATE users SET created_at = $2 WHERE email = $1', [
      body.email,
      longAgo,
    ]);
    expect(await waiting()).toMatchObject({
      submissionDate: longAgo,
      documents: [{ kind: 'validID' }],
    });
    await decide('reject', body.email);
    await apply({ ...body, id: randomUUID() });
    const anew = await waiting();
    expect(anew?.documents).toEqual([]);
    expect(Date.parse(anew?.submissionDate ?? '')).toBeGreaterThan(Date.parse(longAgo));
  });

  test('twice at once is one account and one mail', async () => {
    const body = application();
    const answers = await Promise.all([apply(body), apply(body), apply(body)]);
    for (const { uploadToken } of answers)
      expect((await statusOf(uploadToken)).status).toBe('pending');
    expect(await mailsTo(body.email)).toBe(1);
  });
});
