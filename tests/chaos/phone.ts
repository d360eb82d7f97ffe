import 'fake-indexeddb/auto';
import { createApiClient } from '../../src/api/api-client';
import { AppDatabase } from '../../src/db/app-database';
import {
  clearSession,
  markSessionExpired,
  readSession,
  storeSession,
} from '../../src/db/repositories/account/session-repository';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import type { Lock, SyncContext } from '../../src/sync/engine/sync-context';
import type { ChaosAccount } from './chaos-server';
import type { FaultyNetwork } from './faulty-network';

/** An engine that is broken on purpose, to prove that the oracle sees it. */
export type Sabotage = 'none' | 'delete before answer' | 'no idempotency' | 'no lock';

export type Tab = { database: AppDatabase; context: SyncContext; alive: boolean };

/** The newest schema with one more table: what an update of the app brings. */
class UpdatedDatabase extends AppDatabase {
  constructor(userId: string) {
    super(userId);
    this.version(99).stores({ addedByUpdate: 'id' });
  }
}

/**
 * One phone: storage that outlives its tabs, a clock that can be set wrong, one person logged in at a
 * time. A tab that is killed leaves its handle, its locks and its requests at once.
 */
export class Phone {
  now = Date.now();
  tabs: Tab[] = [];
  updated = false;
  private readonly locks = new Map<string, { owner: Tab; done: Promise<unknown> }>();

  constructor(
    readonly accounts: ChaosAccount[],
    private readonly network: FaultyNetwork,
    private readonly options: { webLocks: boolean; sabotage: Sabotage },
  ) {}

  active: ChaosAccount | null = null;

  async logIn(account: ChaosAccount): Promise<void> {
    this.active = account;
    await storeSession({ token: account.token, user: account.user });
  }

  /** Keeps what waits, as 'keep for later on this device' does. */
  async logOut(): Promise<void> {
    for (const tab of this.tabs) this.kill(tab);
    await clearSession();
    this.active = null;
  }

  openTab(): Tab {
    if (this.active === null) throw new Error('Nobody is logged in');
    const userId = this.active.user.id;
    const database = this.updated ? new UpdatedDatabase(userId) : new AppDatabase(userId);
    const tab: Tab = { database, alive: true, context: undefined as never };
    const send = this.network.fetchFor(tab, () => this.kill(tab));
    tab.context = {
      database,
      api: createApiClient({ baseUrl: '', fetch: this.sabotaged(tab, send) }),
      session: async () => {
        const session = await readSession();
        return session === null || session.expired ? null : session;
      },
      onExpired: markSessionExpired,
      lock: this.lockFor(tab),
      // Without its lock the broken engine still believes in it, and so trusts no lease.
      lockOutlivesTabs: this.options.webLocks || this.options.sabotage === 'no lock',
      shrinkPhoto: async () => null,
      batches: { taken: true },
      uploads: { quick: false },
      now: () => this.now,
      random: () => 0.5,
    };
    this.tabs.push(tab);
    return tab;
  }

  kill(tab: Tab): void {
    tab.alive = false;
    tab.database.close();
    this.network.forget(tab);
    this.tabs = this.tabs.filter((other) => other !== tab);
    for (const [name, lock] of this.locks) if (lock.owner === tab) this.locks.delete(name);
  }

  /** One round of a tab; resolves when it ends or the tab is killed. */
  async round(tab: Tab, withPull: boolean): Promise<void> {
    const work = async () => {
      const report = await drain(tab.context);
      if (withPull && !report.offline) await pull(tab.context);
    };
    const killed = new Promise<void>((resolve) => {
      const watch = setInterval(() => {
        if (tab.alive) return;
        clearInterval(watch);
        resolve();
      }, 1);
      tab.context.lock('round ended', async () => undefined).catch(() => undefined);
      void work()
        .catch((error: unknown) => {
          if (tab.alive) throw error;
        })
        .then(
          () => {
            clearInterval(watch);
            resolve();
          },
          (error: unknown) => {
            clearInterval(watch);
            this.failure = error;
            resolve();
          },
        );
    });
    await killed;
    if (this.failure !== undefined) throw this.failure;
  }
  private failure: unknown;

  private lockFor(tab: Tab): Lock {
    if (!this.options.webLocks || this.options.sabotage === 'no lock') return (_, work) => work();
    return async (name, work) => {
      for (let held = this.locks.get(name); held !== undefined; held = this.locks.get(name)) {
        await Promise.race([held.done, new Promise((resolve) => setTimeout(resolve, 2))]);
        if (!tab.alive) return new Promise(() => undefined);
      }
      const done = work();
      const lock = { owner: tab, done: done.catch(() => undefined) };
      this.locks.set(name, lock);
      try {
        return await done;
      } finally {
        if (this.locks.get(name) === lock) this.locks.delete(name);
      }
    };
  }

  private sabotaged(tab: Tab, send: typeof fetch): typeof fetch {
    switch (this.options.sabotage) {
      case 'no idempotency':
        return (input, init) => {
          const headers = new Headers(init?.headers);
          headers.delete('idempotency-key');
          return send(input, { ...init, headers: Object.fromEntries(headers) });
        };
      case 'delete before answer':
        return async (input, init) => {
          const key = new Headers(init?.headers).get('idempotency-key');
          if (key !== null) await tab.database.outbox.where('id').equals(key).delete();
          return send(input, init);
        };
      default:
        return send;
    }
  }
}
