import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashPassword } from '../../server/modules/auth/password';
import { releaseLeftFiles } from '../../server/modules/photos/release-photo-files';
import { eraseAccount } from '../../server/modules/privacy/erase-account';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { readFeed } from '../support/read-feed';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();

let lives = 0;
const PASSWORD = 'a river in the dry season';

async function person(userType: 'seeker' | 'agent', name: string): Promise<TestAccount> {
  const account = await t.account(userType, name);
  await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
    account.id,
    await hashPassword(PASSWORD),
  ]);
  return account;
}

/** An agent and a seeker with everything between them. */
async function life() {
  lives += 1;
  const agent = await person('agent', 'Ada Agent');
  const seeker = await person('seeker', 'Sani Seeker');
  const propertyId = await publishProperty(t, agent, { description: `Words of Ada ${lives}.` });
  const { photo } = await t.call(await putPhoto(propertyId, agent, `#${propertyId.slice(0, 6)}`));
  const messageId = randomUUID();
  const key = randomUUID();
  await t.send('POST /api/messages', {
    as: seeker,
    key,
    payload: {
      id: messageId,
      recipientId: agent.id,
      propertyId,
      subject: 'Hello',
      content: `Words of Sani ${lives}.`,
    },
  });
  await t.send('POST /api/saved-properties', { as: seeker, payload: { propertyId } });
  await t.send('POST /api/inspections/requests', {
    as: seeker,
    payload: {
      propertyId,
      requestDate: '2099-01-01',
      requestTime: '10:00',
      contactNumber: '08099999999',
    },
  });
  return { agent, seeker, propertyId, photo, messageId, key };
}

test('an export holds all of a person’s own data and no secret', async () => {
  const { agent, seeker, propertyId, photo, messageId } = await life();
  const mine = await t.call('GET /api/account/export', { as: seeker });
  expect(mine.data.account).toMatchObject([{ email: seeker.email, name: 'Sani Seeker' }]);
  expect(mine.data.messages).toMatchObject([
    { id: messageId, sent: true, content: `Words of Sani ${lives}.` },
  ]);
  expect(mine.data.inspections).toMatchObject([{ contact_number: '+2348099999999', asked: true }]);
  expect(mine.data.savedProperties).toMatchObject([{ property_id: propertyId }]);
  const theirs = await t.call('GET /api/account/export', { as: agent });
  expect(theirs.data.properties).toMatchObject([
    { id: propertyId, description: `Words of Ada ${lives}.` },
  ]);
  expect(theirs.data.photos).toMatchObject([
    { id: photo.id, large: expect.stringContaining(`${photo.large}?key=`) },
  ]);
  expect(theirs.data.mails?.length).toBeGreaterThan(0);
  await t.send('POST /api/auth/forgot-password', { payload: { email: seeker.email } });
  await t.app.mailWorker.flush();
  const later = await t.call('GET /api/account/export', { as: seeker });
  expect(later.data.mails).toMatchObject([{ subject: 'Choose a new Gida password' }]);
  expect(JSON.stringify(later)).not.toContain('token=');
  const text = JSON.stringify([mine, theirs]);
  expect(text).not.toMatch(/argon2|password_hash|token_hash/);
  expect(text).not.toContain(seeker.token);
});

test('erasing needs the word and the password', async () => {
  const seeker = await person('seeker', 'Sani');
  const erase = (payload: object) => request('DELETE /api/account', { as: seeker, payload });
  const word = await t.refused(422, erase({ confirm: 'yes', password: PASSWORD }));
  expect(word.message).toBe('Please type "delete" to confirm account deletion');
  const wrong = await t.refused(422, erase({ confirm: 'delete', password: 'no' }));
  expect(wrong.field).toBe('password');
  await t.call(erase({ confirm: 'DELETE', password: PASSWORD }));
  expect((await t.send('GET /api/auth/profile', { as: seeker })).statusCode).toBe(401);
});

test('an erased agent leaves no row and no photo, and others’ devices are told', async () => {
  const { agent, seeker, propertyId, photo, messageId } = await life();
  const file = join(t.dataDir, photo.large.replace('/photos/', 'photos/'));
  expect(existsSync(file)).toBe(true);
  const before = await readFeed(t, seeker, 'messages');
  expect(before.items.map(({ id }) => id)).toEqual([messageId]);
  await t.call('DELETE /api/account', {
    as: agent,
    payload: { confirm: 'delete', password: PASSWORD },
  });
  expect(existsSync(file)).toBe(false);
  const after = await readFeed(t, seeker, 'messages', { cursor: before.cursor });
  expect(after.deleted).toEqual([messageId]);
  expect((await t.send(`GET /api/properties/${propertyId}`)).statusCode).toBe(404);
  await expectNoTrace(agent, `Words of Ada ${lives}.`);
  // What is the seeker's own stays.
  expect((await t.send('GET /api/auth/profile', { as: seeker })).statusCode).toBe(200);
});

test('an erased agent’s photos go also where the server ended before it could remove them', async () => {
  const { agent, photo } = await life();
  const file = join(t.dataDir, photo.large.replace('/photos/', 'photos/'));
  // Committed, and no more.
  await t.database.transaction((tx) => eraseAccount(tx, agent.id));
  expect(existsSync(file)).toBe(true);
  await releaseLeftFiles({
    database: t.database,
    blobs: t.app.blobs,
    log: { error: () => undefined },
  });
  expect(existsSync(file)).toBe(false);
});

test('an erased seeker leaves no row, queued mails and stored answers included', async () => {
  const { seeker, agent, key } = await life();
  const kept = await t.call('POST /api/outbox/receipts', {
    as: seeker,
    payload: { keys: [key, randomUUID()] },
  });
  expect(kept.receipts).toMatchObject([{ key, status: 201 }]);
  await t.send('POST /api/auth/forgot-password', { payload: { email: seeker.email } });
  await t.call('DELETE /api/account', {
    as: seeker,
    payload: { confirm: 'delete', password: PASSWORD },
  });
  await expectNoTrace(seeker, `Words of Sani ${lives}.`);
  expect((await t.send('GET /api/auth/profile', { as: agent })).statusCode).toBe(200);
});

test('whoever names somebody else’s address erases nothing of theirs', async () => {
  const stranger = await person('seeker', 'Sly Stranger');
  const agent = await t.account('agent');
  const propertyId = await publishProperty(t, agent);
  const address = `victim-${randomUUID()}@example.com`;
  await t.database.query(
    `INSERT INTO contact_requests (id, owner_id, property_id, property_title, name, email, phone, kind, message)
     VALUES ($1, $2, $3, 'Home', 'Vera', $4, '', 'chat', 'Is it free?')`,
    [randomUUID(), agent.id, propertyId, address],
  );
  await t.database.query(
    `INSERT INTO mails (recipient, subject, body_text, body_html) VALUES ($1, 'For Vera', '', '')`,
    [address],
  );
  const change = request('PUT /api/auth/email', { as: stranger });
  const payload = { email: address, currentPassword: PASSWORD };
  const changed = await t.send(change, { payload });
  expect(changed.statusCode).toBe(200);
  await t.app.mailWorker.flush();
  const mailsTo = async () =>
    (
      await rowsOf<{ subject: string }>(
        t.database,
        'SELECT subject FROM mails WHERE recipient = $1 ORDER BY id',
        [address],
      )
    ).map(({ subject }) => subject);
  // The stranger's own mail to that address goes with the stranger.
  expect(await mailsTo()).toHaveLength(2);
  await t.call('DELETE /api/account', {
    as: stranger,
    payload: { confirm: 'delete', password: PASSWORD },
  });
  expect(await mailsTo()).toEqual(['For Vera']);
  const asked = await t.database.query('SELECT 1 FROM contact_requests WHERE email = $1', [
    address,
  ]);
  expect(asked).toHaveLength(1);
});

/** Looks through every table for the person's id and address; one last mail says goodbye. */
async function expectNoTrace(person: TestAccount, words: string): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    t.database,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      t.database,
      `SELECT to_jsonb(x)::text AS row FROM ${name} x WHERE to_jsonb(x)::text LIKE ANY($1::text[])`,
      [[`%${person.id}%`, `%${person.email}%`, `%${words}%`]],
    );
    const left = rows.filter(({ row }) => !row.includes('account is deleted'));
    expect([name, left]).toEqual([name, []]);
  }
}

test('whoever has a visit ahead with somebody erased is told that it is called off, without a name', async () => {
  const { agent, seeker, propertyId } = await life();
  const host = await person('agent', 'Hope Host');
  const home = await publishProperty(t, host, { title: 'Flat in Yaba' });
  const visits = [randomUUID(), randomUUID()];
  for (const [at, id] of visits.entries())
    await t.send('POST /api/inspections/requests', {
      as: seeker,
      payload: {
        id,
        propertyId: home,
        requestDate: `2099-02-0${at + 1}`,
        requestTime: '11:00',
        contactNumber: '08099999999',
      },
    });
  await t.database.query("UPDATE inspections SET request_date = '2026-01-05' WHERE id = $1", [
    visits[1],
  ]);
  const erase = (as: TestAccount) =>
    t.call('DELETE /api/account', { as, payload: { confirm: 'delete', password: PASSWORD } });
  const newsOf = async (as: TestAccount) =>
    (await readFeed(t, as, 'notifications')).items
      .map(({ message }) => message)
      .filter((message) => message.includes('called off'));
  const lastMail = async ({ email }: TestAccount) =>
    (
      await rowsOf<{ body_text: string }>(
        t.database,
        'SELECT body_text FROM mails WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
        [email],
      )
    )[0]?.body_text;
  await erase(agent);
  expect(await newsOf(seeker)).toEqual([
    'Your inspection on 01/01/2099 at 10:00 is called off by Gida: the account of the other side is closed',
  ]);
  const toSeeker = await lastMail(seeker);
  expect(toSeeker).toContain('Your inspection on 01/01/2099 at 10:00 is called off by Gida.');
  expect(toSeeker).not.toContain(propertyId);
  await erase(seeker);
  expect(await newsOf(host)).toEqual([
    'The inspection of Flat in Yaba on 01/02/2099 at 11:00 is called off by Gida: the account of the other side is closed',
  ]);
  expect(await lastMail(host)).toContain('Please do not go there.');
  await expectNoTrace(agent, `Words of Ada ${lives}.`);
  await expectNoTrace(seeker, `Words of Sani ${lives}.`);
});
