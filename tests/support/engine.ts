import 'fake-indexeddb/auto';
import { createApiClient } from '../../src/api/api-client';
import { AppDatabase } from '../../src/db/app-database';
import type { Session } from '../../src/db/records';
import { inPageLock } from '../../src/sync/engine/lock';
import type { Lock, SyncContext } from '../../src/sync/engine/sync-context';
import type { TestAccount } from './test-app';

export type Engine = {
  context: SyncContext;
  database: AppDatabase;
  session: Session;
  clock: { now: number };
};

/** An engine on the device storage of an account; a second one on the same account is another tab or a reload. */
export function createEngine(options: {
  account: TestAccount;
  userType: 'seeker' | 'agent';
  fetch: typeof fetch;
  lock?: Lock;
  clock?: { now: number };
  shrinkPhoto?: SyncContext['shrinkPhoto'];
}): Engine {
  const database = new AppDatabase(options.account.id);
  const session: Session = {
    key: 'current',
    userId: options.account.id,
    token: options.account.token,
    expired: false,
    user: {
      id: options.account.id,
      name: 'Test',
      email: options.account.email,
      phone: null,
      companyName: null,
      userType: options.userType,
    },
  };
  const clock = options.clock ?? { now: Date.now() };
  return {
    database,
    session,
    clock,
    context: {
      database,
      api: createApiClient({ baseUrl: '', fetch: options.fetch }),
      session: async () => (session.expired ? null : session),
      onExpired: async () => {
        session.expired = true;
      },
      lock: options.lock ?? inPageLock,
      lockOutlivesTabs: false,
      shrinkPhoto: options.shrinkPhoto ?? (async () => null),
      batches: { taken: true },
      uploads: { quick: false },
      now: () => clock.now,
      random: () => 0.5,
    },
  };
}

/** No lock at all: what a browser without Web Locks has between two tabs. */
export const noLock: Lock = (_name, work) => work();
