import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database';
import { openPostgres } from '../../server/db/open-postgres';
import { readQueues } from '../../server/modules/metrics/read-queues';
import { openSession } from '../../server/modules/auth/sessions';
import { emptyDatabaseIn } from '../support/empty-database-in';
import { program } from '../support/program';
import { freePort } from '../support/free-port';
import { startRoundRobin } from '../support/start-round-robin';
import { propertyContent } from '../support/property-content';
import { TEST_DATABASE } from '../support/test-database';
import { rowsOf } from '../support/rows-of';
import { patience } from '../support/patience';

const WRITES = 200;
const AT_ONCE = 20;

type Person = { id: string; token: string };

// The embedded database has one process only.
describe.runIf(TEST_DATABASE === 'postgres')('two instances on one PostgreSQL', () => {
  let folder: string;
  let database: Database;
  let databaseUrl: string;
  let balancer: Awaited<ReturnType<typeof startRoundRobin>>;
  let instances: ReturnType<typeof program>[];
  let agent: Person;
  let seeker: Person;
  let propertyId: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gida-two-'));
    const env = await emptyDatabaseIn(folder, 'two-instances');
    databaseUrl = env.DATABASE_URL ?? '';
    const ports = [await freePort(), await freePort()];
    // Both at once on an empty database: one makes the schema, the other waits for it.
    instances = ports.map((port) =>
      program('main', [], { ...env, PORT: String(port), HOST: '127.0.0.1', RATE_LIMITS: '0' }),
    );
    const ends = instances.map(({ ended }) =>
      ended.then(({ output }) => Promise.reject(new Error(output))),
    );
    await Promise.race([Promise.all(instances.map(({ ready }) => ready)), ...ends]);
    for (const end of ends) end.catch(() => undefined);
    balancer = await startRoundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
    database = await openPostgres(databaseUrl);
    agent = await person('agent');
    seeker = await person('seeker');
    propertyId = randomUUID();
    await ask('PUT', `/api/properties/${propertyId}`, agent, propertyContent());
    await ask('POST', `/api/properties/${propertyId}/publish`, agent);
  });
  afterAll(async () => {
    for (const { child } of instances) child.kill('SIGKILL');
    await Promise.all(instances.map(({ ended }) => ended));
    await balancer.close();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  async function person(userType: 'agent' | 'seeker'): Promise<Person> {
    const id = randomUUID();
    await database.query(
      `INSERT INTO users (id, user_type, name, email, verified_at, plan)
       VALUES ($1, $2, 'Somebody', $3, now(), 'enterprise')`,
      [id, userType, `${id}@two.example`],
    );
    return { id, token: await openSession(database, id) };
  }

  /** One request through the balancer; undefined where no whole answer arrived. */
  async function ask(
    method: string,
    path: string,
    as: Person,
    body?: object,
    key: string = randomUUID(),
  ): Promise<{ status: number } | undefined> {
    return fetch(balancer.url + path, {
      method,
      headers: {
        authorization: `Bearer ${as.token}`,
        'idempotency-key': key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
      .then(async (answer) => {
        await answer.text();
        return { status: answer.status };
      })
      .catch(() => undefined);
  }

  test('runs of jobs that nobody has taken up are told as a queue', async () => {
    const queues = await readQueues(database, true);
    expect(queues.map(({ queue }) => queue)).toContain('jobs');
    const jobs = queues.find(({ queue }) => queue === 'jobs');
    expect(Number.isInteger(jobs?.length)).toBe(true);
    expect(jobs?.oldestSeconds).toBeGreaterThanOrEqual(0);
  });

  test('alerts are matched once, though either may do it', async () => {
    const id = randomUUID();
    const answer = await ask('PUT', `/api/search-alerts/${id}`, seeker, {
      name: 'All of it',
      criteria: { listingType: 'rent' },
      frequency: 'Instantly',
      includeSimilar: false,
    });
    expect(answer?.status).toBe(200);
    await database.query(
      `UPDATE search_alerts SET watched_from = now() - interval '1 hour' WHERE id = $1`,
      [id],
    );
    const boss = new PgBoss(databaseUrl);
    await boss.start();
    await Promise.all([boss.send('match-alerts', {}), boss.send('match-alerts', {})]);
    await expect
      .poll(
        async () =>
          (
            await database.query(
              `SELECT 1 FROM pgboss.job WHERE name = 'match-alerts' AND state = 'completed'`,
            )
          ).length,
        { timeout: patience(60_000) },
      )
      .toBeGreaterThanOrEqual(2);
    await boss.stop();
    const told = await database.query(
      `SELECT 1 FROM notifications WHERE user_id = $1 AND type = 'NEW_PROPERTY_MATCH'`,
      [seeker.id],
    );
    expect(told).toHaveLength(1);
  });

  test('one of them killed in the middle of 200 writes: nothing is lost, nothing is doubled', async () => {
    const writes = Array.from({ length: WRITES }, () => ({ id: randomUUID(), key: randomUUID() }));
    let done = 0;
    let retried = 0;
    const writeUntilTaken = async ({ id, key }: (typeof writes)[number]) => {
      for (;;) {
        const answer = await ask(
          'POST',
          '/api/messages',
          seeker,
          { id, recipientId: agent.id, propertyId, subject: 'Hello', content: id },
          key,
        );
        if (answer?.status === 201) break;
        // What an outbox would send again: no answer, a balancer's 502, a request still running.
        expect([undefined, 425, 502, 503]).toContain(answer?.status);
        retried += 1;
      }
      done += 1;
      if (done === 80) instances[0]?.child.kill('SIGKILL');
    };
    const queue = [...writes];
    const worker = async () => {
      for (let write = queue.pop(); write !== undefined; write = queue.pop())
        await writeUntilTaken(write);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(retried).toBeGreaterThan(0);
    const count = async (sql: string) =>
      (await rowsOf<{ n: number }>(database, sql, [agent.id]))[0]?.n;
    expect(await count('SELECT count(*) AS n FROM messages WHERE recipient_id = $1')).toBe(WRITES);
    expect(
      await count(
        `SELECT count(*) AS n FROM notifications WHERE user_id = $1 AND type = 'NEW_MESSAGE'`,
      ),
    ).toBe(WRITES);
    expect(
      await count(
        `SELECT count(*) AS n FROM mails WHERE recipient = (SELECT email FROM users WHERE id = $1)`,
      ),
    ).toBe(WRITES);
    expect(
      await count(
        `SELECT count(DISTINCT seq) AS n FROM feed_changes WHERE user_id = $1 AND collection = 'messages'`,
      ),
    ).toBe(WRITES);
  });
});
