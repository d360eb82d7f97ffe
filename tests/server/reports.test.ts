import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { calendarAddressSchema } from '../../src/contract/inspection/inspection';
import { freeTimesSchema } from '../../src/contract/inspection/offered-times';
import { WEEKDAYS } from '../../src/contract/inspection/offered-times-options';
import { isInGoodStanding } from '../../server/modules/auth/standing';
import { hashPassword } from '../../server/modules/auth/password';
import { propertyContent } from '../support/property-content';
import { publishProperty } from '../support/publish-property';
import { rowsOf } from '../support/rows-of';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp();
const agent = sharedAccount(t, 'agent', 'Ada Agent');
const seeker = sharedAccount(t, 'seeker', 'Sani Seeker');
const approver = sharedAccount(t, 'approver', 'Bola Boss');

const report = (change: object) => ({
  id: randomUUID(),
  subject: 'listing',
  reason: 'scam',
  note: 'He asks for money before a visit',
  ...change,
});
async function reported(change: object, as?: TestAccount): Promise<string> {
  const payload = report(change);
  const { id } = await t.call('POST /api/reports', { payload, ...(as && { as }) });
  return id;
}
const decide = (id: string, decision: string, words: string, more: object = {}) =>
  request(`POST /api/reports/${id}/decision`, {
    payload: { decision, words, ...more },
    as: approver,
    key: randomUUID(),
  });
const listOf = async () => (await t.call('GET /api/reports', { as: approver })).reports;
const mailsTo = (email: string) =>
  rowsOf<{ subject: string; body_text: string }>(
    t.database,
    'SELECT subject, body_text FROM mails WHERE recipient = $1 ORDER BY id',
    [email],
  );

test('[SAFE-4] the first report that waits is told by mail, and those after it are not', async () => {
  const propertyId = await publishProperty(t, await t.account('agent'), {
    title: 'Half a house',
  });
  const told = () => mailsTo('hello@gida.example');
  await reported({ subjectId: propertyId });
  await reported({ subjectId: propertyId }, seeker);
  expect((await told()).map(({ subject }) => subject)).toEqual(['A report waits on Gida']);
  expect((await told())[0]?.body_text).toContain('Somebody reported: Half a house');
  for (const { id } of await listOf()) await t.send(decide(id, 'none', 'Nothing in it.'));
  await reported({ subjectId: propertyId });
  expect(await told()).toHaveLength(2);
  for (const { id } of await listOf()) await t.send(decide(id, 'none', 'Nothing in it.'));
});

test('[SAFE-1] [SAFE-4] a visitor reports a listing, and the approver reads it as it stood then', async () => {
  const propertyId = await publishProperty(t, agent, {
    title: 'A palace for little',
    price: 100_000,
    description: 'Pay today',
  });
  const id = await reported({ subjectId: propertyId });
  await t.database.query(`UPDATE properties SET title = 'A flat', price = 5000000 WHERE id = $1`, [
    propertyId,
  ]);
  const found = (await listOf()).find((one) => one.id === id);
  expect(found).toMatchObject({
    subject: 'listing',
    title: 'A palace for little',
    reason: 'scam',
    note: 'He asks for money before a visit',
    reporter: null,
    decision: null,
    otherReports: 0,
    about: { id: agent.id, email: agent.email },
  });
  expect(found?.evidence).toContainEqual({ name: 'Price', text: '₦100,000' });
  expect(found?.evidence).toContainEqual({ name: 'Description', text: 'Pay today' });
});

test('[SAFE-1] the same report twice is one, and another under its id is refused', async () => {
  const propertyId = await publishProperty(t, agent);
  const payload = report({ subjectId: propertyId });
  const post = request('POST /api/reports', { payload, as: seeker });
  await t.call(post);
  await t.call(post);
  expect((await listOf()).filter(({ id }) => id === payload.id)).toHaveLength(1);
  const other = { ...payload, subject: 'person', subjectId: agent.id };
  await t.refused(409, post, { payload: other });
});

test('[SAFE-1] whoever reports the same again while it waits adds to the first', async () => {
  const propertyId = await publishProperty(t, agent);
  const first = await reported({ subjectId: propertyId, note: '' }, seeker);
  await reported({ subjectId: propertyId, reason: 'gone', note: 'Let last week' }, seeker);
  const about = (await listOf()).filter(({ subjectId }) => subjectId === propertyId);
  expect(about).toMatchObject([{ id: first, reason: 'gone', note: 'Let last week' }]);
  // Two people, and visitors, are two reports.
  await reported({ subjectId: propertyId });
  await reported({ subjectId: propertyId });
  expect((await listOf()).filter(({ subjectId }) => subjectId === propertyId)).toHaveLength(3);
});

test('[SAFE-1] a report whose answer was lost is heard once, also where it added to one that is decided by now', async () => {
  const propertyId = await publishProperty(t, agent);
  const first = await reported({ subjectId: propertyId }, seeker);
  const again = request('POST /api/reports', {
    payload: report({ subjectId: propertyId, reason: 'gone' }),
    as: seeker,
    key: randomUUID(),
  });
  const { id } = await t.call(again);
  await t.call(decide(first, 'hide', 'It is let'));
  // By now the home is not there to be reported.
  expect(await t.call(again)).toEqual({ id });
  const about = (await listOf()).filter(({ subjectId }) => subjectId === propertyId);
  expect(about.map((one) => one.id)).toEqual([first]);
  // A visitor has no account by which a key is known.
  const visitor = { ...again, payload: report({ subject: 'person', subjectId: agent.id }) };
  const { as: _, ...anonymous } = visitor;
  await t.call(anonymous);
  await t.call(anonymous);
});

test('[SAFE-1] nobody reports what they cannot see, nor themselves', async () => {
  const draft = randomUUID();
  const problem = (payload: object, status: number, as?: TestAccount) =>
    t.refused(status, 'POST /api/reports', { payload: report(payload), ...(as && { as }) });
  await problem({ subjectId: draft }, 404, seeker);
  await problem({ subject: 'person', subjectId: agent.id }, 422, agent);
  const messageId = await said('Is it free?');
  // A stranger knows the id of a message, and a visitor too: neither learns that it is there.
  await problem({ subject: 'message', subjectId: messageId }, 404, await t.account('seeker'));
  await problem({ subject: 'message', subjectId: messageId }, 404);
  await problem({ subject: 'person', subjectId: approver.id }, 404, seeker);
});

async function said(content: string): Promise<string> {
  const id = randomUUID();
  const propertyId = await publishProperty(t, agent);
  const sent = await t.send('POST /api/messages', {
    as: seeker,
    payload: { id, recipientId: agent.id, propertyId, subject: 'Viewing', content },
  });
  expect(sent.statusCode).toBe(201);
  return id;
}

test('[SAFE-4] a warning is told to whom it concerns, and what came of it to whoever reported', async () => {
  const messageId = await said('Give me your bank card');
  const id = await reported({ subject: 'message', subjectId: messageId, reason: 'abuse' }, agent);
  await t.call(decide(id, 'warn', 'Do not ask for bank cards'));
  const told = async (as: TestAccount, type: string) => {
    const { notifications } = await t.call('GET /api/notifications', { as });
    return notifications.filter((one) => one.type === type).map(({ message }) => message);
  };
  expect(await told(seeker, 'RULES_BROKEN')).toEqual(['A warning: Do not ask for bank cards']);
  expect(await told(agent, 'REPORT_ANSWERED')).toEqual(['Your report: The person was warned.']);
  const [mail] = (await mailsTo(seeker.email)).slice(-1);
  expect(mail?.body_text).toContain('Our reason: Do not ask for bank cards');
  const audit = await rowsOf<{ action: string; actor: string }>(
    t.database,
    'SELECT action, actor FROM audit_log ORDER BY id DESC LIMIT 1',
  );
  expect(audit).toEqual([{ action: 'report.warn', actor: approver.email }]);
});

test('[SAFE-4] a talk that was reported says on which day and at what time of Nigeria each line was written', async () => {
  const subjectId = await said('Is it free?');
  await t.database.query(`UPDATE messages SET created_at = '2026-03-09T23:05:59Z' WHERE id = $1`, [
    subjectId,
  ]);
  const id = await reported({ subject: 'message', subjectId, reason: 'abuse' }, agent);
  expect((await listOf()).find((one) => one.id === id)?.evidence).toEqual([
    { name: 'The person reported, 10/03/2026 at 00:05', text: 'Is it free?' },
  ]);
});

test('[SAFE-4] a visitor who left an address is answered there once, and the address goes', async () => {
  const propertyId = await publishProperty(t, agent, { title: 'A duplex by the lagoon' });
  const answerTo = 'Vera.Visitor@mail.example';
  const id = await reported({ subjectId: propertyId, answerTo: ` ${answerTo} ` });
  // The same person says it twice, in another spelling: one answer.
  await reported({ subjectId: propertyId, answerTo: answerTo.toLowerCase() });
  const kept = () =>
    rowsOf<{ id: string; answer_to: string }>(
      t.database,
      'SELECT id, answer_to FROM reports WHERE subject_id = $1 AND answer_to IS NOT NULL',
      [propertyId],
    );
  expect(await kept()).toEqual([{ id, answer_to: answerTo }]);
  // Approvers do not see it: it is for the answer alone.
  expect(JSON.stringify(await listOf())).not.toContain(answerTo);
  await t.call(decide(id, 'none', 'The papers are in order'));
  const mails = await mailsTo(answerTo);
  expect(mails.map(({ subject }) => subject)).toEqual(['What came of your report to Gida']);
  expect(mails[0]?.body_text).toBe(
    'You reported: A duplex by the lagoon\n\nNothing wrong was found: The papers are in order\n\nThank you for telling us.\n\nThe Gida team',
  );
  expect(await kept()).toEqual([]);
  await t.call(decide(id, 'warn', 'They were not'));
  expect(await mailsTo(answerTo)).toHaveLength(1);
});

test('[SAFE-1] the address of a visitor is checked, and that of somebody with an account is not kept', async () => {
  const propertyId = await publishProperty(t, agent);
  for (const answerTo of [
    'vera',
    'vera@mail',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: x@y.example',
  ]) {
    const refused = await t.refused(422, 'POST /api/reports', {
      payload: report({ subjectId: propertyId, answerTo }),
    });
    expect(refused).toMatchObject({ field: 'answerTo', message: 'Please enter a valid email' });
  }
  const id = await reported({ subjectId: propertyId, answerTo: 'other@mail.example' }, seeker);
  expect(await rowsOf(t.database, 'SELECT answer_to FROM reports WHERE id = $1', [id])).toEqual([
    { answer_to: null },
  ]);
});

test('[SAFE-4] a hidden listing is found by nobody and not published until it is decided anew', async () => {
  const propertyId = await publishProperty(t, agent);
  const id = await reported({ subjectId: propertyId }, seeker);
  await t.call(decide(id, 'hide', 'The photos are of another home'));
  const seen = await t.send(`GET /api/properties/${propertyId}`, { as: seeker });
  expect(seen.statusCode).toBe(404);
  // Had it been asked about before, an answer that it is still there would publish it.
  await t.database.query('UPDATE properties SET availability_asked_at = now() WHERE id = $1', [
    propertyId,
  ]);
  for (const word of ['publish', 'confirm']) {
    const refused = await t.refused(403, `POST /api/properties/${propertyId}/${word}`, {
      as: agent,
      key: randomUUID(),
    });
    expect(refused.message).toContain('The photos are of another home');
  }
  await t.call(decide(id, 'none', 'The owner showed the home'));
  await t.call(`POST /api/properties/${propertyId}/publish`, { as: agent, key: randomUUID() });
});

test('[SAFE-4] a decision is about the report that was looked at: one that another approver decided, or its reporter changed, is asked about anew', async () => {
  const bad = await t.account('agent', 'Bad Agent');
  const id = await reported({ subject: 'person', subjectId: bad.id, reason: 'scam' }, seeker);
  const looked = async () => (await listOf()).find((one) => one.id === id)?.seen;
  const having = (seen: string | undefined, decision: string, words: string) =>
    decide(id, decision, words, { seen });
  const first = await looked();
  await reported({ subject: 'person', subjectId: bad.id, reason: 'abuse' }, seeker);
  const changed = await t.refused(409, having(first, 'none', 'Nothing in it'));
  expect(changed.message).toContain('changed or decided since you looked at it');
  const second = await looked();
  const { report: suspended } = await t.call(having(second, 'suspend', 'Three people lost money'));
  await t.refused(409, having(second, 'none', 'Nothing in it'));
  expect(await isInGoodStanding(t.database, bad.id)).toBe(false);
  // The same once more is no other decision, and on purpose it is decided anew.
  await t.call(having(second, 'suspend', 'Three people lost money'));
  expect(suspended.seen).toBe(await looked());
  await t.call(having(suspended.seen, 'none', 'It was another'));
  expect(await isInGoodStanding(t.database, bad.id)).toBe(true);
});

test('[SAFE-4] of more reports than are shown the oldest wait first, and what still stands is never left out', async () => {
  const person = await t.account('seeker', 'Often Reported');
  const [hidden, suspended] = [randomUUID(), randomUUID()];
  const fill = (id: string | null, count: number, decision: string | null, age: number) =>
    t.database.query(
      `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence,
         created_at, decision, decided_at)
       SELECT coalesce($1, gen_random_uuid()), 'person', $2, $2, 'Often', 'scam', '', '[]', at, $4,
         CASE WHEN $4::text IS NULL THEN NULL ELSE at END
       FROM (SELECT now() - make_interval(days => $5, secs => n) AS at FROM generate_series(1, $3) n) x`,
      [id, person.id, count, decision, age],
    );
  const theirs = async () => (await listOf()).filter(({ about }) => about.id === person.id);
  await fill(hidden, 1, 'hide', 90);
  await fill(suspended, 1, 'suspend', 80);
  await fill(null, 201, 'none', 70);
  await fill(null, 201, null, 60);
  const [first = '', second = ''] = (await theirs()).map(({ createdAt }) => createdAt);
  expect(first < second).toBe(true);
  const oldest = await rowsOf<{ created_at: Date }>(
    t.database,
    'SELECT min(created_at) AS created_at FROM reports WHERE decision IS NULL AND about_user_id = $1',
    [person.id],
  );
  expect(first).toBe(oldest[0]?.created_at.toISOString());
  expect((await theirs()).map(({ id }) => id)).toEqual(expect.arrayContaining([hidden, suspended]));
  const decisions = (await listOf()).map(({ decision }) => decision);
  expect(decisions.filter((decision) => decision === null)).toHaveLength(200);
  expect(decisions.filter((one) => one === 'none' || one === 'warn')).toHaveLength(200);
  // All were of visitors, who may be one and the same: somebody with an account is heard before them.
  const [newest] = await rowsOf<{ id: string }>(
    t.database,
    'SELECT id FROM reports WHERE decision IS NULL AND about_user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [person.id],
  );
  expect((await theirs()).map(({ id }) => id)).not.toContain(newest?.id);
  const { id: reporter } = await t.account('seeker');
  await t.database.query('UPDATE reports SET reporter_id = $2 WHERE id = $1', [
    newest?.id,
    reporter,
  ]);
  expect((await theirs()).map(({ id }) => id)).toContain(newest?.id);
  await t.database.query('DELETE FROM reports WHERE about_user_id = $1', [person.id]);
});

test('[SAFE-4] only a listing can be hidden, and a decision needs its reason', async () => {
  const id = await reported({ subject: 'person', subjectId: agent.id }, seeker);
  expect((await t.refused(422, decide(id, 'hide', 'No'))).field).toBe('decision');
  expect((await t.refused(422, decide(id, 'warn', ' '))).field).toBe('words');
  await t.refused(404, decide(randomUUID(), 'warn', 'Who?'));
});

test('[SAFE-4] a suspended account is logged out, logs in no more and shows no listings', async () => {
  const bad = await t.account('agent', 'Bad Agent');
  const propertyId = await publishProperty(t, bad);
  const draftId = randomUUID();
  await t.call(`PUT /api/properties/${draftId}`, {
    status: 201,
    payload: propertyContent(),
    as: bad,
  });
  // It is shown, whatever an import doubted of it.
  await t.database.query(`UPDATE properties SET review_note = 'Far from others' WHERE id = $1`, [
    propertyId,
  ]);
  const id = await reported({ subject: 'person', subjectId: bad.id }, seeker);
  await t.call(decide(id, 'suspend', 'Three people lost money'));
  expect((await t.send('GET /api/auth/profile', { as: bad })).statusCode).toBe(401);
  expect((await t.send(`GET /api/properties/${propertyId}`)).statusCode).toBe(404);
  const passwordHash = await rowsOf<{ password_hash: string }>(
    t.database,
    'UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING password_hash',
    [bad.id, await hashPassword('a right long password')],
  );
  expect(passwordHash).toHaveLength(1);
  const login = request('POST /api/auth/login', {
    payload: { email: bad.email, password: 'a right long password', userType: 'agent' },
  });
  const refused = await t.refused(403, login);
  expect(refused.message).toBe('This account is suspended: Three people lost money');
  // Decided anew, the account opens again, and shows what was shown before: no draft of its own with it.
  await t.call(decide(id, 'warn', 'It was somebody else'));
  expect((await t.send(login)).statusCode).toBe(200);
  expect((await t.send(`GET /api/properties/${propertyId}`)).statusCode).toBe(200);
  expect((await t.send(`GET /api/properties/${draftId}`)).statusCode).toBe(404);
});

test('[SAFE-4] a suspension stays when whoever reported it erases their account, without what they showed', async () => {
  const bad = await t.account('agent', 'Bad Agent');
  const propertyId = await publishProperty(t, bad);
  const password = 'a right long password';
  const hash = await hashPassword(password);
  const talk = async (as: TestAccount) => {
    const write = (from: TestAccount, to: TestAccount, id: string) =>
      t.send('POST /api/messages', {
        payload: {
          id,
          propertyId,
          recipientId: to.id,
          subject: 'About Ngozi',
          content: 'Ngozi pays before the visit',
        },
        as: from,
      });
    const id = randomUUID();
    expect((await write(as, bad, randomUUID())).statusCode).toBe(201);
    expect((await write(bad, as, id)).statusCode).toBe(201);
    await t.database.kysely
      .updateTable('users')
      .set({ password_hash: hash })
      .where('id', '=', as.id)
      .execute();
    return reported({ subject: 'message', subjectId: id, note: 'I am Ngozi' }, as);
  };
  const one = await t.account('seeker', 'Ngozi One');
  const two = await t.account('seeker', 'Ngozi Two');
  const decided = await talk(one);
  const open = await talk(two);
  await t.call(decide(decided, 'suspend', 'Asked for money first'));
  for (const as of [one, two])
    await t.call('DELETE /api/account', { as, payload: { confirm: 'delete', password } });
  const left = (await listOf()).filter(({ about }) => about.id === bad.id);
  expect(left.map(({ id, decision }) => [id, decision])).toEqual([[decided, 'suspend']]);
  expect(left.map(({ id }) => id)).not.toContain(open);
  expect(JSON.stringify(left)).not.toContain('Ngozi');
  expect((await t.send(`GET /api/properties/${propertyId}`)).statusCode).toBe(404);
  expect(await isInGoodStanding(t.database, bad.id)).toBe(false);
});

test('[SAFE-4] who was suspended is told once it is taken back', async () => {
  const agent = await t.account('agent', 'Good Agent');
  const id = await reported({ subject: 'person', subjectId: agent.id }, seeker);
  await t.call(decide(id, 'suspend', 'Three people lost money'));
  await t.call(decide(id, 'none', 'It was somebody else'));
  const mails = await rowsOf<{ body_text: string }>(
    t.database,
    `SELECT body_text FROM mails WHERE recipient = $1 AND body_text LIKE '%taken back%'`,
    [agent.email],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain('It was somebody else');
});

test('[SAFE-4] who was warned is told once that is taken back, and not where something graver follows', async () => {
  const warned = await t.account('agent', 'Warned Agent');
  const id = await reported({ subject: 'person', subjectId: warned.id }, seeker);
  const lifted = async () =>
    (await mailsTo(warned.email)).filter(({ body_text: text }) => text.includes('taken back'));
  await t.call(decide(id, 'warn', 'Three people lost money'));
  await t.call(decide(id, 'warn', 'Two people lost money'));
  expect(await lifted()).toEqual([]);
  await t.call(decide(id, 'none', 'It was somebody else'));
  const [mail, ...others] = await lifted();
  expect(others).toEqual([]);
  expect(mail?.body_text).toContain('The warning is taken back');
  expect(mail?.body_text).toContain('It was somebody else');
  const { notifications } = await t.call('GET /api/notifications', { as: warned });
  expect(notifications[0]).toMatchObject({
    type: 'RULES_BROKEN',
    message: 'The warning is taken back: It was somebody else',
  });
  await t.call(decide(id, 'warn', 'It was them'));
  await t.call(decide(id, 'suspend', 'It was them, twice'));
  expect(await lifted()).toHaveLength(1);
});

test('[SAFE-4] of two suspensions one that is taken back opens nothing, and nobody is told that it did', async () => {
  const person = await t.account('agent', 'Twice Suspended');
  const [one, two] = await Promise.all(
    [seeker, await t.account('seeker')].map((by) =>
      reported({ subject: 'person', subjectId: person.id }, by),
    ),
  );
  for (const id of [one ?? '', two ?? '']) await t.call(decide(id, 'suspend', 'Money was taken'));
  const told = async () =>
    (
      await rowsOf<{ body_text: string }>(
        t.database,
        `SELECT body_text FROM mails WHERE recipient = $1 AND body_text LIKE '%taken back%'`,
        [person.email],
      )
    ).length;
  await t.call(decide(one ?? '', 'none', 'Not so'));
  expect(await told()).toBe(0);
  // A warning in its place lifts it as well, and says so.
  await t.call(decide(two ?? '', 'warn', 'Be careful'));
  expect(await told()).toBe(1);
});

test('[SAFE-4] a suspended agent’s calendar address and free times tell nothing more', async () => {
  const agent = await t.account('agent', 'With A Calendar');
  const url = '/api/inspections/calendar';
  const { url: address } = calendarAddressSchema.parse(
    (await t.send(`POST ${url}`, { as: agent, payload: { contacts: true } })).json(),
  );
  const calendar = new URL(address);
  const read = () => t.send(`GET ${calendar.pathname}${calendar.search}`);
  await t.send('PUT /api/inspections/offered-times', {
    as: agent,
    payload: { slotMinutes: 60, week: { [WEEKDAYS[1]]: [{ from: '09:00', to: '17:00' }] } },
  });
  const free = async () =>
    freeTimesSchema.parse((await t.send(`GET /api/agents/${agent.id}/free-times`)).json()).days
      .length;
  expect([(await read()).statusCode, (await free()) > 0]).toEqual([200, true]);
  const id = await reported({ subject: 'person', subjectId: agent.id }, seeker);
  await t.call(decide(id, 'suspend', 'Money was taken'));
  expect([(await read()).statusCode, await free()]).toEqual([404, 0]);
});

test('[FEE-3] from three people who were asked for more, and were not found wrong, an agent’s page and homes say it', async () => {
  const asker = await t.account('agent');
  const home = await publishProperty(t, asker, { inspectionFee: 5000 });
  const fee = { subjectId: home, reason: 'fee', note: '' };
  const people = await Promise.all([1, 2, 3, 4].map(() => t.account('seeker')));
  const strangers = await Promise.all([1, 2, 3].map(() => t.account('seeker')));
  // Accounts that never had to do with the agent are made in a minute.
  for (const one of strangers) await reported(fee, one);
  for (const as of people)
    await t.send('POST /api/messages', {
      payload: {
        id: randomUUID(),
        propertyId: home,
        recipientId: asker.id,
        subject: 'A visit',
        content: 'What does it cost to see it?',
      },
      as,
    });
  const onPage = async () => (await t.call(`GET /api/agents/${asker.id}`)).agent.feeReports;
  const wrong = await reported(fee, people[0]);
  await reported(fee, people[1]);
  // One who says it twice, and who says so of nobody.
  await reported(fee, people[1]);
  await reported(fee);
  await reported({ ...fee, reason: 'untrue' }, people[2]);
  expect(await onPage()).toBe(0);
  await reported(fee, people[2]);
  expect(await onPage()).toBe(3);
  await t.call(decide(wrong, 'none', 'That was another agent.'));
  expect(await onPage()).toBe(0);
  // Who was found wrong says it again.
  await reported(fee, people[0]);
  expect(await onPage()).toBe(0);
  await reported(fee, people[3]);
  expect(await onPage()).toBe(3);
  const { background } = await t.call(`GET /api/properties/${home}`);
  expect(background?.agent.feeReports).toBe(3);
});

test('[SAFE-4] who has a visit ahead with somebody suspended is told that it is called off, and not why', async () => {
  const [bad, visitor, host, guest] = [
    await t.account('agent', 'Bad Agent'),
    await t.account('seeker', 'Vera Visitor'),
    await t.account('agent', 'Hope Host'),
    await t.account('seeker', 'Gus Guest'),
  ];
  const visit = async (owner: TestAccount, as: TestAccount, title: string, day: string) => {
    const id = randomUUID();
    await t.call('POST /api/inspections/requests', {
      as,
      payload: {
        id,
        propertyId: await publishProperty(t, owner, { title }),
        requestDate: day,
        requestTime: '10:00',
        contactNumber: '+2348000000000',
      },
    });
    return id;
  };
  const agreed = await visit(bad, visitor, 'Flat A', '2099-01-01');
  await t.send(`PATCH /api/inspections/requests/${agreed}/status`, {
    payload: { status: 'Confirmed' },
    as: bad,
  });
  await visit(bad, visitor, 'Flat B', '2099-01-02');
  const over = await visit(bad, visitor, 'Flat C', '2099-01-03');
  await t.database.query("UPDATE inspections SET request_date = '2026-01-05' WHERE id = $1", [
    over,
  ]);
  await visit(host, guest, 'Flat D', '2099-01-04');
  for (const one of [bad, guest]) {
    const id = await reported({ subject: 'person', subjectId: one.id }, seeker);
    await t.call(decide(id, 'suspend', 'A thief'));
  }
  const visitsOf = async (as: TestAccount, side: 'sent' | 'received') =>
    (await t.call(`GET /api/inspections/requests/${side}`, { as })).requests
      .map(({ propertyTitle, status }) => `${propertyTitle} ${status}`)
      .toSorted();
  expect(await visitsOf(visitor, 'sent')).toEqual([
    'Flat A Declined',
    'Flat B Declined',
    'Flat C Pending',
  ]);
  expect(await visitsOf(host, 'received')).toEqual(['Flat D Cancelled']);
  const newsOf = async (as: TestAccount) =>
    (await t.call('GET /api/notifications', { as })).notifications
      .map(({ message }) => message)
      .filter((message) => message.startsWith('Gida'))
      .toSorted();
  expect(await newsOf(visitor)).toEqual([
    'Gida called off the inspection of Flat A: the other side cannot be reached at the moment',
    'Gida called off the inspection of Flat B: the other side cannot be reached at the moment',
  ]);
  expect(await newsOf(host)).toEqual([
    'Gida called off the inspection of Flat D: the other side cannot be reached at the moment',
  ]);
  const mails = await mailsTo(host.email);
  expect(mails.at(-1)?.subject).toBe('Your inspection on Gida: called off');
  expect(mails.at(-1)?.body_text).toContain(
    'The inspection of Flat D on 04/01/2099 at 10:00 is called off by Gida.\n\n' +
      'The other side cannot be reached through Gida at the moment.\n\nPlease do not go there.',
  );
  expect(JSON.stringify([mails, await mailsTo(visitor.email)])).not.toContain('thief');
});
