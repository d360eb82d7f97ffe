import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { lockUser } from '../../server/modules/auth/one-time-tokens';
import { hashPassword } from '../../server/modules/auth/password';
import { matchAlerts } from '../../server/modules/alerts/match-alerts';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';
import { TEST_DATABASE } from '../support/test-database';

const t = sharedApp();

// The embedded database runs one transaction at a time and cannot lock itself.
test.runIf(TEST_DATABASE === 'postgres')(
  'what people do to one home at the same moment makes nobody wait for ever',
  async () => {
    const agent = await t.account('agent');
    const seeker = await t.account('seeker');
    const propertyId = await publishProperty(t, agent);
    await t.send('POST /api/saved-properties', { as: seeker, payload: { propertyId } });
    const inspectionId = randomUUID();
    await t.send('POST /api/inspections/requests', {
      as: seeker,
      payload: {
        id: inspectionId,
        propertyId,
        requestDate: '2099-01-01',
        requestTime: '10:00',
        contactNumber: '08000000000',
      },
    });
    await t.send(`PATCH /api/inspections/requests/${inspectionId}/status`, {
      as: agent,
      payload: { status: 'Confirmed' },
    });
    await t.send(`PUT /api/search-alerts/${randomUUID()}`, {
      as: seeker,
      payload: {
        name: 'All',
        criteria: { listingType: 'rent' },
        frequency: 'Instantly',
        includeSimilar: false,
      },
    });
    const failures: unknown[] = [];
    const round = (index: number) => [
      t.send(`PATCH /api/inspections/requests/${inspectionId}/reschedule`, {
        as: agent,
        payload: { requestDate: '2099-02-02', requestTime: `10:${10 + (index % 40)}` },
      }),
      t.send(`POST /api/properties/${propertyId}/${index % 2 === 0 ? 'publish' : 'unpublish'}`, {
        as: agent,
      }),
      t.send(`PUT /api/properties/${propertyId}`, {
        as: agent,
        headers: { 'if-match': '"1"' },
        payload: propertyContent({ price: 1_000_000 + index }),
      }),
      t.send('POST /api/messages', {
        as: seeker,
        payload: {
          id: randomUUID(),
          recipientId: agent.id,
          propertyId,
          subject: 'Hello',
          content: 'Still free?',
        },
      }),
    ];
    for (let index = 0; index < 40; index += 1) {
      const answers = await Promise.all([
        ...round(index),
        publishProperty(t, agent).then(() => null),
        matchAlerts(t.database, 'http://gida.test', (error) => failures.push(error)).then(
          () => null,
        ),
      ]);
      for (const answer of answers) {
        if (answer !== null && answer.statusCode >= 500) failures.push(answer.body);
      }
    }
    expect(failures).toEqual([]);
  },
);

test.runIf(TEST_DATABASE === 'postgres')(
  'an account is erased while a mail to it is being prepared',
  async () => {
    // Or it takes what was asked for before this test does.
    await t.app.mailWorker.stop();
    const seeker = await t.account('seeker');
    const password = 'a river in the dry season';
    await t.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
      seeker.id,
      await hashPassword(password),
    ]);
    await t.database.query(`INSERT INTO account_mails (email, kind) VALUES ($1, 'reset')`, [
      seeker.email,
    ]);
    // The mail's two steps, as the worker takes them, with the erasure in between.
    const erased = await t.database.transaction(async (tx) => {
      await tx.query('DELETE FROM account_mails WHERE email = $1', [seeker.email]);
      const answer = t.send('DELETE /api/account', {
        as: seeker,
        payload: { confirm: 'delete', password },
      });
      await expect
        .poll(() =>
          t.database.query(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
             AND query ILIKE 'select % from "account_mails"%'`,
          ),
        )
        .toHaveLength(1);
      expect(await lockUser(tx, seeker.id)).toBe(true);
      return { answer };
    });
    expect((await erased.answer).statusCode).toBe(200);
    expect(await lockUser(t.database, seeker.id)).toBe(false);
  },
);

test.runIf(TEST_DATABASE === 'postgres')(
  'who writes for one agent waits for the others at the end of the work alone',
  async () => {
    const agent = await t.account('agent');
    const seeker = await t.account('seeker');
    const propertyId = await publishProperty(t, agent);
    const payload = (recipientId: string) => ({
      id: randomUUID(),
      recipientId,
      propertyId,
      subject: 'Hello',
      content: 'Still free?',
    });
    const post = (as: typeof agent, to: string) =>
      t.send('POST /api/messages', { as, payload: payload(to) });
    expect((await post(seeker, agent.id)).statusCode).toBe(201);
    const waiting = await t.database.transaction(async (tx) => {
      // No limit of this plan: nobody waits for its account.
      await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [agent.id]);
      expect((await post(agent, seeker.id)).statusCode).toBe(201);
      await tx.query('SELECT 1 FROM feed_counters WHERE user_id = $1 FOR UPDATE', [agent.id]);
      const answer = post(agent, seeker.id);
      await expect
        .poll(() =>
          t.database.query(
            `SELECT 1 FROM pg_stat_activity a JOIN pg_locks l USING (pid)
             WHERE a.wait_event_type = 'Lock' AND a.datname = current_database()
             AND l.mode = 'RowExclusiveLock' AND l.relation = 'mails'::regclass`,
          ),
        )
        .toHaveLength(1);
      return { answer };
    });
    expect((await waiting.answer).statusCode).toBe(201);
  },
);
