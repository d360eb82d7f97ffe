import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresQueryCompiler } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { countAgainst } from '../../server/db/count-against';
import type { Database, Queryable } from '../../server/db/database';
import { eraseOldAccounts } from '../../server/jobs/erase-old-accounts';
import { tidy } from '../../server/jobs/tidy';
import { readOverview } from '../../server/modules/analytics/repository';
import { askAccountMail } from '../../server/modules/auth/account-mails';
import { issueOneTimeToken } from '../../server/modules/auth/one-time-tokens';
import { keepSignUp } from '../../server/modules/auth/sign-ups';
import { TRIED_HOURS } from '../../server/modules/mail/repository';
import { exportAccount } from '../../server/modules/privacy/export-account';
import { recordChanges } from '../../server/modules/changes/record-change';
import { RETENTION, type RetentionKind } from '../../server/retention';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { rowsOf } from '../support/rows-of';
import { sharedAccount, sharedApp } from '../support/shared-app';

let listing: string;
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');
beforeAll(async () => {
  listing = await publishProperty(t, agent);
  await t.database.query(
    `INSERT INTO inspections (id, property_id, property_title, property_address, owner_id, requester_id,
       request_date, request_time, contact_number) VALUES ($1, $1, '', '', $2, $3, '2099-01-01', '10:00', '')`,
    [listing, agent.id, seeker.id],
  );
});

// Each adds one row that has been there for some days, and is found by its mark once more.
// $1 the mark, $2 the days, $3 the seeker, $4 the listing.
const AGO = 'now() - make_interval(days => $2::int)';
const ROWS: Record<RetentionKind, { add: string; left: string }> = {
  storedAnswers: {
    add: `INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) SELECT $3::uuid, $1, $4::text, ${AGO}`,
    left: 'SELECT 1 FROM idempotency_keys WHERE key = $1',
  },
  takenBack: {
    add: `INSERT INTO recalled_items SELECT $3::uuid, 'messages', $1::uuid, ${AGO} WHERE $4 <> ''`,
    left: 'SELECT 1 FROM recalled_items WHERE entity_id = $1::uuid',
  },
  mails: {
    add: `INSERT INTO mails (recipient, subject, body_text, body_html, created_at) SELECT $1, $3, $4, '', ${AGO}`,
    left: 'SELECT 1 FROM mails WHERE recipient = $1',
  },
  sms: {
    add: `INSERT INTO sms (user_id, inspection_id, inspection_version, body, created_at) SELECT $3::uuid, $4::uuid, $2::int, $1, ${AGO}`,
    left: 'SELECT 1 FROM sms WHERE body = $1',
  },
  notifications: {
    add: `INSERT INTO notifications (id, user_id, type, property_title, message, created_at) SELECT $1::uuid, $3::uuid, 'NEW_MESSAGE', $4, '', ${AGO}`,
    left: 'SELECT 1 FROM notifications WHERE id = $1::uuid',
  },
  idleSessions: {
    add: `INSERT INTO sessions (token_hash, user_id, device, last_used_at) SELECT convert_to($1, 'UTF8'), $3::uuid, $4, ${AGO}`,
    left: `SELECT 1 FROM sessions WHERE token_hash = convert_to($1, 'UTF8')`,
  },
  sessions: {
    add: `INSERT INTO sessions (token_hash, user_id, device, created_at) SELECT convert_to($1, 'UTF8'), $3::uuid, $4, ${AGO}`,
    left: `SELECT 1 FROM sessions WHERE token_hash = convert_to($1, 'UTF8')`,
  },
  knownDevices: {
    add: `INSERT INTO known_devices SELECT convert_to($1, 'UTF8'), $3::uuid, ${AGO} WHERE $4 <> ''`,
    left: `SELECT 1 FROM known_devices WHERE key_hash = convert_to($1, 'UTF8')`,
  },
  contactRequests: {
    add: `INSERT INTO contact_requests (id, property_id, owner_id, property_title, name, email, phone, kind, message, created_at)
      SELECT $1::uuid, $4::uuid, owner_id, '', '', $3, '', 'call', '', ${AGO} FROM properties WHERE id = $4::uuid`,
    left: 'SELECT 1 FROM contact_requests WHERE id = $1::uuid',
  },
  unverifiedAccounts: {
    add: `INSERT INTO users (id, user_type, name, email, created_at) SELECT $1::uuid, 'seeker', $3, $1 || $4, ${AGO}`,
    left: 'SELECT 1 FROM users WHERE id = $1::uuid',
  },
  refusedApplications: {
    add: `WITH applicant AS (INSERT INTO users (id, user_type, name, email, approval, created_at)
        SELECT $1::uuid, 'agent', $3, $1 || $4, 'rejected', now() - interval '900 days' RETURNING id)
      INSERT INTO audit_log (actor, action, subject, subject_id, at) SELECT 'x', 'agent.reject', 'x', id, ${AGO} FROM applicant`,
    left: 'SELECT 1 FROM users WHERE id = $1::uuid',
  },
  visits: {
    add: `INSERT INTO property_events SELECT $4::uuid, 'view', (${AGO})::date, $1 WHERE $3 <> ''`,
    left: 'SELECT 1 FROM property_events WHERE visitor = $1',
  },
  reports: {
    add: `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence, decision, decided_at)
      SELECT $1::uuid, 'listing', $4::uuid, $3::uuid, '', 'scam', '', '[]', 'none', ${AGO}`,
    left: 'SELECT 1 FROM reports WHERE id = $1::uuid',
  },
  reportAddresses: {
    add: `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence, answer_to, created_at)
      SELECT gen_random_uuid(), 'listing', $4::uuid, $3::uuid, '', 'scam', '', '[]', $1, ${AGO}`,
    left: 'SELECT 1 FROM reports WHERE answer_to = $1',
  },
  decisions: {
    add: `INSERT INTO audit_log (actor, action, subject, detail, at) SELECT $1, 'x', $3, $4, ${AGO}`,
    left: 'SELECT 1 FROM audit_log WHERE actor = $1',
  },
};

const kinds = Object.keys(RETENTION) as RetentionKind[];

test('an account that somebody signed up with again lately is not erased under the new link', async () => {
  const { add, left } = ROWS.unverifiedAccounts;
  const id = randomUUID();
  await t.database.query(add, [id, RETENTION.unverifiedAccounts.days + 1, seeker.id, listing]);
  await t.database.query(`INSERT INTO sign_ups (user_id, name) VALUES ($1, 'Ada')`, [id]);
  await tidy(t.database);
  expect(await rowsOf(t.database, left, [id])).toHaveLength(1);
});

test('an account that cannot be erased holds up no other, and what the others leave is removed', async () => {
  const { add, left } = ROWS.unverifiedAccounts;
  // The first in the order of the ids.
  const stuck = '00000000-0000-4000-8000-000000000001';
  const gone = randomUUID();
  for (const id of [stuck, gone])
    await t.database.query(add, [id, RETENTION.unverifiedAccounts.days + 1, seeker.id, listing]);
  await t.database.script(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stuck'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.id = '${stuck}') EXECUTE FUNCTION refuse()`);
  const released: string[] = [];
  const outside = {
    dataDir: t.dataDir,
    release: async ({ mails }: { mails: { email: string } }) => {
      released.push(mails.email);
    },
  };
  await expect(tidy(t.database, outside)).rejects.toMatchObject({
    errors: [{ message: 'an old account: stuck' }],
  });
  expect(released).toEqual([expect.stringContaining(gone)]);
  expect(await rowsOf(t.database, left, [gone])).toEqual([]);
  await t.database.script('DROP TRIGGER refuse ON users; DROP FUNCTION refuse');
  await tidy(t.database);
  expect(await rowsOf(t.database, left, [stuck])).toEqual([]);
});

test('a step that fails holds up no other, nor do the files of mails those of erased accounts', async () => {
  const [account, decided] = [await addOld('unverifiedAccounts'), randomUUID()];
  await t.database.query(ROWS.decisions.add, [decided, 1096, seeker.id, listing]);
  const dataDir = mkdtempSync(join(t.dataDir, 'broken-'));
  writeFileSync(join(dataDir, 'mail'), 'no folder');
  const released: string[] = [];
  const release = async ({ mails }: { mails: { email: string } }) => {
    released.push(mails.email);
    throw new Error('the disk is gone');
  };
  // One of the first steps.
  await t.database.query('ALTER TABLE recalled_items RENAME TO recalled_away');
  await expect(tidy(t.database, { dataDir, release })).rejects.toMatchObject({
    errors: [
      { message: 'taken back: relation "recalled_items" does not exist' },
      { message: 'files of an erased account: the disk is gone' },
      { message: expect.stringMatching(/^files of mails: ENOTDIR/) as string },
    ],
  });
  await t.database.query('ALTER TABLE recalled_away RENAME TO recalled_items');
  expect(await rowsOf(t.database, ROWS.decisions.left, [decided])).toEqual([]);
  expect(await isThere(account)).toBe(false);
  expect(released).toEqual([`${account}${listing}`]);
});

/** A database of which each transaction is looked at before it ends, and has the time that a request has. */
function watched(look: (tx: Queryable) => Promise<unknown>): Database {
  return {
    ...t.database,
    transaction: (work) =>
      t.database.transaction(async (tx) => {
        await tx.query(`SET LOCAL statement_timeout = '30s'`);
        const result = await work(tx);
        await look(tx);
        return result;
      }),
  };
}

test('each step may take longer than a request', async () => {
  const limits: unknown[] = [];
  await tidy(watched(async (tx) => limits.push(...(await tx.query('SHOW statement_timeout')))));
  expect(limits.length).toBeGreaterThan(15);
  expect(limits.filter((limit) => JSON.stringify(limit) !== '{"statement_timeout":"0"}')).toEqual(
    [],
  );
});

test('events are found by their age and by whose they are without reading all of them', async () => {
  const compile = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
  await tidy(t.database);
  await t.database.transaction((tx) => exportAccount(tx, seeker.id));
  const asked = compile.mock.results.flatMap((each) =>
    each.type === 'return' ? [each.value] : [],
  );
  const plansOf = (words: RegExp) =>
    t.database.transaction(async (tx) => {
      // A table of few rows is read as a whole where that may be.
      await tx.query('SET LOCAL enable_seqscan = off');
      const plans: string[] = [];
      for (const { sql, parameters } of asked.filter((query) => words.test(query.sql)))
        plans.push(JSON.stringify(await tx.query(`EXPLAIN ${sql}`, parameters)));
      return plans;
    });
  expect(await plansOf(/^update "property_events"/)).toEqual([
    expect.stringContaining('property_events_age'),
  ]);
  expect(await plansOf(/FROM "property_events" WHERE "visitor"/)).toEqual([
    expect.stringContaining('property_events_visitor'),
  ]);
});

test('the last mail to an erased person goes once nobody tries it any more', async () => {
  for (const hours of [TRIED_HOURS - 1, TRIED_HOURS + 1])
    await t.database.query(
      `INSERT INTO mails (recipient, subject, body_text, body_html, is_last, created_at)
       VALUES ('gone@mail.example', $1::int, '', '', true, now() - make_interval(hours => $1::int))`,
      [hours],
    );
  await tidy(t.database);
  expect(
    await rowsOf(t.database, `SELECT subject FROM mails WHERE recipient = 'gone@mail.example'`),
  ).toEqual([{ subject: '71' }]);
});

/** Has somebody take a step once the old accounts are found, and before the first of them is erased. */
function inBetween(step: () => Promise<unknown>): Database {
  let begun = 0;
  return {
    ...t.database,
    transaction: async (work) => {
      begun += 1;
      // The first finds them.
      if (begun === 2) await step();
      return t.database.transaction(work);
    },
  };
}
const addOld = async (kind: 'unverifiedAccounts' | 'refusedApplications') => {
  const id = randomUUID();
  await t.database.query(ROWS[kind].add, [id, RETENTION[kind].days + 1, seeker.id, listing]);
  return id;
};
const failAt = (error: unknown): never => {
  throw error;
};
const isThere = async (id: string) =>
  (await rowsOf(t.database, 'SELECT 1 FROM users WHERE id = $1', [id])).length === 1;

test('an account whose link is opened once it was found to be old is not erased', async () => {
  const [opened, left] = [await addOld('unverifiedAccounts'), await addOld('unverifiedAccounts')];
  await askAccountMail(t.database, `${opened}${listing}`, 'already-registered');
  const proof = { email: `${opened}${listing}` };
  const token = await issueOneTimeToken(t.database, opened, 'verify', 60, proof);
  const erased = await eraseOldAccounts(
    inBetween(() => t.send(`POST /api/auth/verify?token=${token}`)),
    failAt,
  );
  expect([await isThere(opened), await isThere(left)]).toEqual([true, false]);
  expect(erased.map(({ mails }) => mails.email)).toEqual([`${left}${listing}`]);
  // What was asked for under its address is sent still.
  await t.app.mailWorker.flush();
  const mails = await rowsOf(t.database, 'SELECT 1 FROM mails WHERE recipient = $1', [
    `${opened}${listing}`,
  ]);
  expect(mails).toHaveLength(1);
});

test('an account that is signed up with anew once it was found to be old is not erased', async () => {
  const id = await addOld('unverifiedAccounts');
  const signUp = () =>
    t.database.transaction((tx) =>
      keepSignUp(tx, `${id}${listing}`, { name: 'Ada', passwordHash: null }),
    );
  expect(await eraseOldAccounts(inBetween(signUp), failAt)).toEqual([]);
  expect(await isThere(id)).toBe(true);
});

test('an applicant who applies again once the refused application was found to be old is not erased', async () => {
  const [again, left] = [await addOld('refusedApplications'), await addOld('refusedApplications')];
  const email = `${again}@mail.example`;
  await t.database.query('UPDATE users SET email = $2 WHERE id = $1', [again, email]);
  const apply = () =>
    t.call('POST /api/agent-signup', {
      payload: {
        id: randomUUID(),
        email,
        name: 'Chidi Okafor',
        companyName: `Okafor Homes ${again.slice(0, 8)}`,
        phone: '+2348000000000',
        password: 'a harmattan morning',
      },
    });
  await eraseOldAccounts(inBetween(apply), failAt);
  expect([await isThere(again), await isThere(left)]).toEqual([true, false]);
});

test.each(kinds)('%s: what is older goes, what is younger stays', async (kind) => {
  const { add, left } = ROWS[kind];
  const { days } = RETENTION[kind];
  const [old, young] = [randomUUID(), randomUUID()];
  await t.database.query(add, [old, days + 1, seeker.id, listing]);
  await t.database.query(add, [young, days - 1, seeker.id, listing]);
  expect(await rowsOf(t.database, left, [old])).toHaveLength(1);
  await tidy(t.database);
  expect(await rowsOf(t.database, left, [old])).toEqual([]);
  expect(await rowsOf(t.database, left, [young])).toHaveLength(1);
});

test('views stay in the figures when nobody can be found in them any more', async () => {
  const day = `(now() - interval '500 days')::date`;
  await t.database.query(
    `INSERT INTO property_events VALUES ($1, 'view', ${day}, 'a'), ($1, 'view', ${day}, 'b')`,
    [listing],
  );
  await tidy(t.database);
  const views = await rowsOf<{ visitor: string }>(
    t.database,
    `SELECT visitor FROM property_events WHERE day = ${day}`,
  );
  expect(views.map(({ visitor }) => visitor.slice(0, 5))).toEqual(['past:', 'past:']);
});

test('an enquiry stays in the figures when its words and whose they were are deleted', async () => {
  const asked = async () => (await readOverview(t.database, agent.id, 'all')).totalMessages;
  const before = await asked();
  await t.database.query(ROWS.contactRequests.add, [randomUUID(), 400, seeker.id, listing]);
  expect(await asked()).toBe((before ?? 0) + 1);
  await tidy(t.database);
  expect(await asked()).toBe((before ?? 0) + 1);
  const words = await rowsOf(
    t.database,
    `SELECT 1 FROM contact_requests WHERE created_at < now() - interval '399 days'`,
  );
  expect(words).toEqual([]);
});

test('the files of mails go with their rows, and what an old account leaves is handed on', async () => {
  const folder = join(t.dataDir, 'mail');
  mkdirSync(folder, { recursive: true });
  for (const name of ['90000001.eml', '90000002.eml']) writeFileSync(join(folder, name), 'To: x');
  const old = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(folder, '90000001.eml'), old, old);
  const email = `${randomUUID()}@mail.example`;
  await t.database.query(
    `INSERT INTO users (id, user_type, name, email, created_at)
     VALUES (gen_random_uuid(), 'seeker', 'Never', $1, now() - interval '31 days')`,
    [email],
  );
  const released: string[] = [];
  await tidy(t.database, {
    dataDir: t.dataDir,
    release: async ({ mails }) => void released.push(mails.email),
  });
  const names = readdirSync(folder);
  expect(names).not.toContain('90000001.eml');
  expect(names).toContain('90000002.eml');
  expect(released).toEqual([email]);
});

test('a counter that is being counted against is left for the next time, and nobody waits for it', async () => {
  const key = randomUUID();
  const rate = { times: 1, seconds: 60 };
  await countAgainst(t.database, key, rate);
  await t.database.query(`UPDATE rate_limits SET ends_at = now() - interval '1 second'`);
  const left = () => rowsOf(t.database, 'SELECT count FROM rate_limits WHERE key = $1', [key]);
  await t.database.transaction(async (tx) => {
    await countAgainst(tx, key, rate);
    await tidy(t.database);
  });
  expect(await left()).toEqual([{ count: 1 }]);
  await t.database.query(`UPDATE rate_limits SET ends_at = now() - interval '1 second'`);
  await tidy(t.database);
  expect(await left()).toEqual([]);
});

test('a notification that was tidied away is told to no phone, nor that it is gone', async () => {
  const person = await t.account('seeker');
  const [old, recent, dropped] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [id, days] of [
    [old, RETENTION.notifications.days + 1],
    [recent, 1],
  ] as const)
    await t.database.query(ROWS.notifications.add, [id, days, person.id, listing]);
  const change = { userId: person.id, collection: 'notifications' as const };
  await recordChanges(t.database, [{ ...change, entityId: randomUUID() }]);
  const { cursor } = await readFeed(t, person, 'notifications');
  await recordChanges(t.database, [
    { ...change, entityId: old },
    { ...change, entityId: recent },
    // Taken away by who it told of: phones may still have it.
    { ...change, entityId: dropped, deleted: true },
  ]);
  await tidy(t.database);
  const { items, deleted } = await readFeed(t, person, 'notifications', { cursor });
  expect(items.map(({ id }) => id)).toEqual([recent]);
  expect(deleted).toEqual([dropped]);
});
