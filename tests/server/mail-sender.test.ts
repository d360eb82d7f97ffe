import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { IdleWorker } from '../../server/jobs/idle-worker';
import { askAccountMail, prepareAccountMails } from '../../server/modules/auth/account-mails';
import { queueMail } from '../../server/modules/mail/repository';
import { sendDueMails } from '../../server/modules/mail/send-due-mails';
import { readSettings } from '../../server/plugins/settings';
import { rowsOf } from '../support/rows-of';
import { publishProperty } from '../support/publish-property';
import { startMailServer } from '../support/start-mail-server';
import { createTestApp, type TestApp } from '../support/test-app';

const SENDER = { mailFrom: 'Homes <post@homes.example>', contactEmail: 'desk@homes.example' };

async function applyTo(t: TestApp): Promise<void> {
  const payload = {
    email: 'ada@agents.example',
    name: 'Ada',
    companyName: 'Ada Homes',
    phone: '08030000000',
    password: 'under the mango tree',
  };
  const answer = await t.send('POST /api/agent-signup', { payload });
  expect(answer.statusCode).toBe(202);
  await t.app.mailWorker.flush();
}

test('mails come from MAIL_FROM, and applications are announced to CONTACT_EMAIL', async () => {
  const mails = await startMailServer();
  const t = await createTestApp({ smtpUrl: mails.url, ...SENDER });
  await applyTo(t);
  const [notice] = mails.to('desk@homes.example');
  expect(notice?.subject).toBe('An agent applied on Gida');
  expect(notice?.from).toMatchObject({ name: 'Homes', address: 'post@homes.example' });
  expect(mails.to('ada@agents.example')[0]?.from?.address).toBe('post@homes.example');
  expect(mails.to('hello@gida.example')).toEqual([]);
  await t.close();
  await mails.close();
});

test('a visitor’s request reaches the agent from us, and an answer goes to the visitor alone', async () => {
  const mails = await startMailServer();
  const t = await createTestApp({ smtpUrl: mails.url, ...SENDER });
  const agent = await t.account('agent');
  const propertyId = await publishProperty(t, agent, { title: 'A flat in Yaba' });
  const ask = (email: string, name: string) =>
    t.send('POST /api/contact-requests', {
      payload: {
        id: randomUUID(),
        propertyId,
        name,
        email,
        phone: '08031234567',
        kind: 'chat',
        message: 'Is it free?',
      },
    });
  expect((await ask('vera.o’hara+home@mail.example', 'Vera')).statusCode).toBe(422);
  expect((await ask("vera.o'hara+home@mail.example", 'Vera <boss@homes.example>')).statusCode).toBe(
    201,
  );
  await t.app.mailWorker.flush();
  const [mail, ...others] = mails.to(agent.email);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual([{ name: '', address: "vera.o'hara+home@mail.example" }]);
  expect(mail?.from).toMatchObject({ name: 'Homes', address: 'post@homes.example' });
  expect(mail?.to?.map(({ address }) => address)).toEqual([agent.email]);
  expect(mail?.text).toContain('Is it free?');
  expect(mails.to('boss@homes.example')).toEqual([]);
  await t.close();
  await mails.close();
});

test('kept mails come from it too', async () => {
  const t = await createTestApp(SENDER);
  await applyTo(t);
  const folder = join(t.dataDir, 'mail');
  const [first = ''] = readdirSync(folder);
  const mail = await PostalMime.parse(readFileSync(join(folder, first)));
  expect(mail.from?.address).toBe('post@homes.example');
  await t.close();
});

test('a mail server needs a sender, in words', () => {
  expect(() => readSettings({ SMTP_URL: 'smtp://mail.homes.example' })).toThrow(
    'MAIL_FROM is missing, but SMTP_URL is given',
  );
  for (const MAIL_FROM of ['post@homes.example', 'Homes <post@homes.example>'])
    expect(readSettings({ SMTP_URL: 'smtp://mail.homes.example', MAIL_FROM }).mailFrom).toBe(
      MAIL_FROM,
    );
  expect(readSettings({ CONTACT_EMAIL: 'desk@homes.example' })).toMatchObject({
    contactEmail: 'desk@homes.example',
    mailFrom: 'Gida <desk@homes.example>',
  });
});

test.each([
  [{ MAIL_FROM: 'Homes' }, "MAIL_FROM is 'Homes', but must be an address such as"],
  [{ MAIL_FROM: 'Homes <a@b.example>\nBcc: x@y.example' }, 'MAIL_FROM is'],
  [{ CONTACT_EMAIL: 'desk' }, "CONTACT_EMAIL is 'desk', but must be an address such as"],
])('%o is refused', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test('a mail that no server takes for three days is given up, and the log says which', async () => {
  const t = await createTestApp(SENDER);
  await t.app.mailWorker.flush();
  const mail = { subject: 'S', text: 'T', html: '<p>T</p>', headers: null };
  await queueMail(t.database, { ...mail, recipient: 'vera@homes.example' });
  const lost = vi.fn<(mail: number) => void>();
  const tryNow = async () => {
    await t.database.query('UPDATE mails SET next_attempt_at = now() WHERE sent_at IS NULL');
    await sendDueMails(
      t.database,
      () => Promise.reject(new Error('away')),
      lost,
      () => false,
    );
  };
  await tryNow();
  expect(lost).not.toHaveBeenCalled();
  const writtenBefore = (minutes: number) =>
    t.database.query(
      `UPDATE mails SET attempts = attempts + 10,
         created_at = now() - make_interval(mins => ${minutes}) WHERE sent_at IS NULL`,
    );
  await writtenBefore(70 * 60);
  await tryNow();
  expect(lost).not.toHaveBeenCalled();
  await writtenBefore(71 * 60 + 30);
  await tryNow();
  await writtenBefore(72 * 60 + 1);
  await tryNow();
  const rows = await rowsOf<{ id: number; attempts: number }>(
    t.database,
    'SELECT id, attempts FROM mails WHERE sent_at IS NULL',
  );
  expect(rows).toMatchObject([{ attempts: 33 }]);
  expect(lost.mock.calls).toEqual([[rows[0]?.id]]);
  await t.close();
});

const MAIL = { subject: 'S', text: 'T', html: '<p>T</p>', headers: null };

test('a link that somebody waits for goes before the mails of others, also while those are being sent', async () => {
  const t = await createTestApp(SENDER);
  // What is sent here is sent by this test alone.
  await t.app.mailWorker.stop();
  const { email } = await t.account('seeker');
  for (const name of ['ada', 'bola', 'chidi'])
    await queueMail(t.database, { ...MAIL, recipient: `${name}@homes.example` });
  const sent: string[] = [];
  await sendDueMails(
    t.database,
    async ({ recipient }) => {
      sent.push(recipient);
      if (sent.length === 1) await askAccountMail(t.database, email, 'reset');
    },
    vi.fn(),
    () => false,
    () => prepareAccountMails(t.database, t.app.settings, vi.fn()),
  );
  expect(sent).toEqual(['ada@homes.example', email, 'bola@homes.example', 'chidi@homes.example']);
  await t.close();
});

test('mails about accounts that cannot be prepared hold up no other mail', async () => {
  const mails = await startMailServer();
  const t = await createTestApp({ smtpUrl: mails.url, ...SENDER });
  await t.app.mailWorker.flush();
  const broken = vi.spyOn(t.database, 'transaction').mockRejectedValue(new Error('gone'));
  await queueMail(t.database, { ...MAIL, recipient: 'vera@homes.example' });
  await t.app.mailWorker.flush();
  expect(broken).toHaveBeenCalled();
  expect(mails.to('vera@homes.example')).toHaveLength(1);
  broken.mockRestore();
  await t.close();
  await mails.close();
});

test('calls during a run are one more run after it, however many they are', async () => {
  const begun: (() => void)[] = [];
  let runs = 0;
  const worker = new IdleWorker(async () => {
    runs += 1;
    await new Promise<void>((resolve) => begun.push(resolve));
  }, vi.fn());
  const first = worker.flush();
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  worker.wake();
  worker.wake();
  const last = worker.flush();
  begun[0]?.();
  await first;
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.();
  await last;
  await worker.stop();
  expect(runs).toBe(2);
});
