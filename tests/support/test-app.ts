import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/db/database';
import { openSession } from '../../server/modules/auth/sessions';
import type { Settings } from '../../server/plugins/settings';
import type { UserType } from '../../src/contract/people/account';
import type { PlanId } from '../../src/contract/plan/plan-options';
import type { PhotoQueue } from '../../server/modules/photos/photo-queue';
import { testCalls, type TestCalls } from './test-calls';
import { testSettings } from './test-settings';
import { openTestDatabase } from './test-database';

export type TestApp = TestCalls & {
  app: FastifyInstance;
  database: Database;
  dataDir: string;
  /** Makes a verified account with an open session. */
  account: (userType: UserType, name?: string, plan?: PlanId) => Promise<TestAccount>;
  close: () => Promise<void>;
};
export type TestAccount = { id: string; email: string; token: string };

export async function createTestApp(
  options: Partial<Settings> & {
    clientDir?: string;
    batchTimeLimitMs?: number;
    photoQueue?: PhotoQueue;
    /** What is done by the clock: by itself only where a test is about that. */
    hasJobs?: boolean;
    /** In place of one of its own: it is closed with the app. */
    database?: Database;
    /** Takes each line of the log; without it nothing is logged. */
    onLog?: (line: string) => void;
  } = {},
): Promise<TestApp> {
  const { clientDir, photoQueue, onLog, hasJobs = false, ...rest } = options;
  // How long a machine takes is no matter of a test but of those that are about it.
  const { batchTimeLimitMs = Number.POSITIVE_INFINITY, ...settings } = rest;
  const database = options.database ?? (await openTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'gida-test-'));
  const app = await buildApp({
    database,
    clientDir: clientDir ?? join(dataDir, 'no-client'),
    logLevel: onLog === undefined ? 'silent' : 'info',
    ...(onLog === undefined ? {} : { logTo: { write: onLog } }),
    settings: { ...testSettings(dataDir), ...settings },
    hasJobs,
    ...(photoQueue === undefined ? {} : { photoQueue }),
    batchTimeLimitMs,
  });
  await app.ready();
  return {
    ...testCalls(app),
    app,
    database,
    dataDir,
    account: async (
      userType,
      name = userType === 'agent' ? 'Ada Agent' : 'Sani Seeker',
      plan = 'enterprise',
    ) => {
      const id = randomUUID();
      const email = `${id}@test.example`;
      await database.query(
        'INSERT INTO users (id, user_type, name, email, verified_at, plan) VALUES ($1, $2, $3, $4, now(), $5)',
        [id, userType, name, email, userType === 'agent' ? plan : null],
      );
      if (userType === 'approver') await addTestPasskey(database, id);
      return { id, email, token: await openSession(database, id) };
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A passkey that nobody holds: an approver does nothing without a second factor. */
export async function addTestPasskey(database: Database, userId: string): Promise<void> {
  await database.query(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, name)
     VALUES ($1, $2, $3, ''::bytea, 0, 'A key in a drawer')`,
    [randomUUID(), userId, `held-by-nobody-${userId}`],
  );
}
