import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_EMAIL } from '../../src/domain/brand';
import { type MailServer, startMailServer } from '../support/start-mail-server';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());
const t = sharedApp(() => ({ smtpUrl: mails.url }));
const approver = sharedAccount(t, 'approver');

const subjects = (address: string) => mails.to(address).map(({ subject }) => subject);
const linkIn = (address: string) =>
  /https?:\/\/\S+/.exec(mails.to(address).at(-1)?.text ?? '')?.[0] ?? '';
/** Presses the button of the page that a link opens. */
const press = (url: string) => t.send(`POST ${url.replace('http://gida.test', '')}`);
const post = <Url extends string>(url: Url, payload: object, as?: TestAccount) =>
  request(`POST ${url}`, { payload, as });
const statusOf = (token: string) => t.call(post('/api/agent-signup/status', { token }));
const address = () => `${randomUUID()}@mail.example`;
const application = (change: object = {}) => ({
  email: address(),
  name: 'Chidi Okafor',
  // Letters alone: a name with a long number is no name to a subject.
  companyName: `Okafor Homes ${randomUUID().replace(/[^a-f]/g, '')}`,
  phone: '+2348000000000',
  location: '1 Marina, Lagos',
  experience: 'Manager',
  message: 'Plan: Pro, monthly',
  password: 'a harmattan morning',
  selectedPlan: 'pro',
  ...change,
});

describe('[MAIL-1] the mail calls of the specification', () => {
  test('welcome comes with sign-up; its link works once, and another can be asked for', async () => {
    const email = address();
    await t.call(
      post('/register', {
        name: 'Bisi Ade',
        email,
        password: 'under the mango tree',
        userType: 'seeker',
        preferences: {
          purpose: 'rent',
          budget: '0-500000',
          preferredLocation: 'Yaba',
          moveInTimeline: '1-3months',
        },
      }),
    );
    await t.app.mailWorker.flush();
    expect(subjects(email)).toEqual(['Welcome to Gida!']);
    const first = linkIn(email);
    for (const path of ['welcome', 'verification-code', 'verify'] as const) {
      await t.call(post(`/api/email/${path}`, { email }));
      await t.app.mailWorker.flush();
    }
    expect(subjects(email).slice(1)).toEqual(Array(3).fill('Confirm your e-mail for Gida'));
    // Only the newest link is good, and once.
    expect((await press(first)).headers.location).toBe('/login?verified=false');
    expect((await press(linkIn(email))).headers.location).toBe('/login?verified=true');
    expect((await press(linkIn(email))).headers.location).toBe('/login?verified=false');
    await t.call(post('/api/email/verify', { email }));
    await t.app.mailWorker.flush();
    expect(subjects(email)).toHaveLength(4);
  });

  test('a reset link is sent to who has an account; the answer is the same for who has not', async () => {
    const known = await t.account('seeker');
    const unknown = address();
    for (const path of ['/api/email/password-reset', '/api/auth/forgot-password']) {
      const answers = await Promise.all(
        [known.email, unknown].map((email) => t.send(post(path, { email }))),
      );
      expect(answers[0]?.body).toBe(answers[1]?.body);
      await t.app.mailWorker.flush();
    }
    expect(subjects(known.email)).toEqual(Array(2).fill('Choose a new Gida password'));
    expect(mails.to(unknown)).toEqual([]);
  });

  test('an approver writes to people of this product, as text, and to nobody else', async () => {
    const seeker = await t.account('seeker');
    const html =
      '<h1>Hello</h1><script>alert(1)</script><p>Your <b>papers</b> &amp; keys <img src=x onerror=alert(2)></p>';
    await t.call(
      post(
        '/api/email/send',
        {
          to: seeker.email,
          from: 'ceo@bank.example',
          subject: 'News: Bcc: all@world.example',
          html,
          sent: true,
        },
        approver,
      ),
    );
    await t.app.mailWorker.flush();
    const [mail] = mails.to(seeker.email);
    expect(mail?.from?.address).toBe(CONTACT_EMAIL);
    expect(mail?.subject).toBe('News: Bcc: all@world.example');
    expect(mails.to('all@world.example')).toEqual([]);
    expect(mail?.text).toContain('Your papers & keys');
    expect(mail?.html).not.toMatch(/script|onerror|alert/);
    const broken = { to: seeker.email, subject: 'News\r\nBcc: all@world.example', html };
    const refused = await t.refused(422, post('/api/email/send', broken, approver));
    expect(refused.field).toBe('subject');
    const stranger = await t.refused(
      422,
      post('/api/email/send', { to: address(), subject: 'Hi', html: 'Hi' }, approver),
    );
    expect(stranger.field).toBe('to');
  });

  test('the owner of a reviewed listing is told what was decided', async () => {
    const agent = await t.account('agent');
    const propertyId = await publishProperty(t, agent);
    await t.call(
      post(
        '/api/email/property-approval',
        { propertyId, approved: false, reason: 'The photos show another house.' },
        approver,
      ),
    );
    await t.app.mailWorker.flush();
    expect(mails.to(agent.email)[0]?.text).toContain('The photos show another house.');
  });
});

describe('[BIZ-5] an application', () => {
  const login = (email: string, password: string) =>
    t.send(post('/api/auth/login', { email, password, userType: 'agent' }));
  const pending = async () =>
    (await t.call('GET /api/email/agent-approval/pending', { as: approver })).agents;

  test('waits, with its papers, until it is approved; then the applicant logs in', async () => {
    const form = application();
    const { uploadToken, message } = await t.call(post('/api/agent-signup', form));
    expect(message).toBe(
      `Your registration has been submitted for review. We will contact you at ${form.email} once your application is approved. You will not be able to log in until approval is complete.`,
    );
    await t.app.mailWorker.flush();
    expect(subjects(form.email)).toEqual(['Gida has received your application']);
    expect(mails.to(CONTACT_EMAIL).at(-1)?.subject).toBe('An agent applied on Gida');
    const early = await login(form.email, form.password);
    expect(early.statusCode).toBe(403);
    expect(early.json().message).toContain('pending approval');

    const paper = (kind: string, payload: Buffer, type = 'application/pdf') =>
      t.send(
        `PUT /api/agent-signup/documents/${kind}?token=${uploadToken}&name=${encodeURIComponent('my paper.pdf')}`,
        { headers: { 'content-type': type }, payload },
      );
    expect((await paper('cacCertificate', Buffer.from('%PDF-1.7 …'))).statusCode).toBe(200);
    const disguised = await paper('validID', Buffer.from('MZ this is a program'));
    expect(disguised.json()).toMatchObject({
      status: 422,
      field: 'document',
      message:
        'This file is not a document we can read. Please choose a PDF, JPG or PNG of at most 5 MB.',
    });
    expect((await paper('validID', Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'))).statusCode).toBe(
      413,
    );

    const mine = (await pending()).find(({ email }) => email === form.email);
    expect(mine).toMatchObject({
      companyName: form.companyName,
      plan: 'pro',
      documents: [{ kind: 'cacCertificate', name: 'my paper.pdf' }],
    });
    expect(JSON.stringify(mine)).not.toContain(form.password);
    const read = await t.send(`GET /api/agents/${mine?.id}/documents/cacCertificate`, {
      as: approver,
    });
    expect(read.body).toBe('%PDF-1.7 …');
    expect(read.headers['content-disposition']).toMatch(/^attachment/);

    const approve = (seen: string | undefined) =>
      t.send(post('/api/email/agent-approval/approve', { agentId: mine?.id, seen }, approver));
    // Another paper in its place is not the one that was looked at.
    expect((await paper('cacCertificate', Buffer.from('%PDF-1.4 …'))).statusCode).toBe(200);
    expect((await approve(mine?.seen)).statusCode).toBe(409);
    const now = (await pending()).find(({ email }) => email === form.email);
    expect((await approve(now?.seen)).statusCode).toBe(200);
    await t.app.mailWorker.flush();
    expect(subjects(form.email).at(-1)).toBe('Your Gida application is approved');
    const unproven = await login(form.email, form.password);
    expect([unproven.statusCode, unproven.json().code]).toEqual([403, 'email-unverified']);
    expect((await press(linkIn(form.email))).headers.location).toBe('/login?verified=true');
    expect((await login(form.email, form.password)).statusCode).toBe(200);
    // Decided: no more papers, and no second decision.
    expect((await paper('validID', Buffer.from('%PDF-1.7'))).statusCode).toBe(404);
    const again = await t.send(
      post('/api/email/agent-approval/approve', { agentId: mine?.id }, approver),
    );
    expect(again.json().message).toBe('This application is decided already, or was taken back.');
    const audit = await t.send('GET /api/audit', { as: approver });
    expect(
      audit
        .json()
        .entries.slice(0, 2)
        .map((entry: { action: string }) => entry.action),
    ).toEqual(['agent.approve', 'document.read']);
  });

  test('is refused with a reason, which the applicant reads in the mail and at login', async () => {
    const form = application();
    await t.call(post('/api/agent-signup', form));
    const mine = (await pending()).find(({ email }) => email === form.email);
    const noReason = await t.send(
      post('/api/email/agent-approval/reject', { agentId: mine?.id, reason: ' ' }, approver),
    );
    expect(noReason.json()).toMatchObject({ status: 422, field: 'reason' });
    await t.call(
      post(
        '/api/email/agent-approval/reject',
        { agentId: mine?.id, reason: 'The CAC number is not theirs.' },
        approver,
      ),
    );
    await t.app.mailWorker.flush();
    expect(mails.to(form.email).at(-1)?.text).toContain('The CAC number is not theirs.');
    const refused = await login(form.email, form.password);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('The CAC number is not theirs.');
  });

  test('of a company that is there already is told so; of a known e-mail it is not', async () => {
    const first = application();
    const { uploadToken } = await t.call(post('/api/agent-signup', first));
    await t.database.query(`UPDATE users SET approval = 'approved' WHERE email = $1`, [
      first.email,
    ]);
    const upper = first.companyName.toUpperCase();
    for (const companyName of [
      upper,
      `Ok\u00e1for${first.companyName.slice(6)}`,
      `0К${upper.slice(2)}`,
    ]) {
      const twin = await t.refused(409, post('/api/agent-signup', application({ companyName })));
      expect(twin).toMatchObject({ field: 'companyName' });
      expect(twin.message).toContain('already registered');
    }
    const sameMail = application({ email: first.email });
    const answer = await t.call(post('/api/agent-signup', sameMail));
    // Its token is taken like that of somebody new, and leads nowhere.
    const waiting = await t.call(post('/api/agent-signup', application()));
    const paper = (token: string) =>
      t.send(`PUT /api/agent-signup/documents/validID?token=${token}`, {
        headers: { 'content-type': 'application/pdf' },
        payload: Buffer.from('%PDF-1.7'),
      });
    for (const token of [answer.uploadToken, waiting.uploadToken]) {
      const sent = await paper(token);
      expect([sent.statusCode, sent.body]).toEqual([200, '{"kind":"validID","size":8}']);
      expect(await statusOf(token)).toEqual({ status: 'pending', reason: null });
    }
    // What is decided takes no more papers, and says what was decided.
    expect((await paper(uploadToken)).statusCode).toBe(404);
    expect(await statusOf(uploadToken)).toEqual({ status: 'approved', reason: null });
    expect((await t.send(post('/api/agent-signup/status', { token: 'made-up' }))).statusCode).toBe(
      404,
    );
    // And the made-up company of that second application is no more taken than before it.
    const third = application({ companyName: sameMail.companyName });
    expect((await t.send(post('/api/agent-signup', third))).statusCode).toBe(202);
    await t.app.mailWorker.flush();
    expect(subjects(first.email).at(-1)).toBe('Two sign-ups on Gida with your address');
    expect((await pending()).filter(({ email }) => email === first.email)).toHaveLength(0);
  });

  test('[BIZ-4] is one application however often its phone sends it, and may be made anew once refused', async () => {
    const form = { ...application(), id: randomUUID() };
    const first = await t.call(post('/api/agent-signup', form));
    const again = await t.call(post('/api/agent-signup', { ...form, rcNumber: 'RC 77' }));
    // A stranger with the same e-mail changes nothing of it.
    await t.call(post('/api/agent-signup', { ...form, id: randomUUID(), rcNumber: 'RC 666' }));
    const mine = (await pending()).filter(({ email }) => email === form.email);
    expect(mine.map(({ formData }) => formData['rcNumber'])).toEqual(['RC 77']);
    await t.app.mailWorker.flush();
    expect(subjects(form.email).filter((subject) => /received/.test(subject ?? ''))).toHaveLength(
      1,
    );
    const reason = 'The papers are unreadable.';
    await t.send(
      post('/api/email/agent-approval/reject', { agentId: mine[0]?.id, reason }, approver),
    );
    for (const { uploadToken } of [first, again])
      expect(await statusOf(uploadToken)).toEqual({ status: 'rejected', reason });
    const anew = await t.call(
      post('/api/agent-signup', { ...form, id: randomUUID(), rcNumber: 'RC 78' }),
    );
    expect(await statusOf(anew.uploadToken)).toEqual({ status: 'pending', reason: null });
    const then = (await pending()).filter(({ email }) => email === form.email);
    expect(then.map(({ formData }) => formData['rcNumber'])).toEqual(['RC 78']);
    // Somebody else may have made it: who made the refused one neither reads of it nor changes its papers.
    const paper = (token: string) =>
      t.send(`PUT /api/agent-signup/documents/validID?token=${token}`, {
        headers: { 'content-type': 'application/pdf' },
        payload: Buffer.from('%PDF-1.7'),
      });
    for (const { uploadToken } of [first, again]) {
      await t.refused(404, post('/api/agent-signup/status', { token: uploadToken }));
      expect((await paper(uploadToken)).statusCode).toBe(404);
    }
    expect((await paper(anew.uploadToken)).statusCode).toBe(200);
  });

  test('without a password opens with a link to choose one', async () => {
    const { password: _none, ...form } = application();
    await t.call(post('/api/agent-signup', form));
    await t.call(post('/api/email/agent-approval', { email: form.email }));
    const mine = (await pending()).find(({ email }) => email === form.email);
    await t.send(post('/api/email/agent-approval/approve', { agentId: mine?.id }, approver));
    await t.app.mailWorker.flush();
    // The reminder was written while it was still waiting or not at all; the approval always.
    const token = new URL(linkIn(form.email)).searchParams.get('token');
    await t.call(post('/api/auth/reset-password', { token, password: 'palm oil and pepper' }));
    expect((await login(form.email, 'palm oil and pepper')).statusCode).toBe(200);
  });
});
