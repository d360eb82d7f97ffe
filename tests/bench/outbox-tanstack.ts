import { randomUUID } from 'node:crypto';
import { createCollection } from '@tanstack/db';
import { IndexedDBAdapter, startOfflineExecutor } from '@tanstack/offline-transactions';
import type { OutboxTask } from './faulty-wire';

type Written = { id: string; content: string };

/** @tanstack/offline-transactions as its README shows it: one transaction for each message. */
export async function drainTanstack(task: OutboxTask): Promise<void> {
  const name = `bench-${randomUUID()}`;
  const state = { online: false };
  const first = open(name, task, state, () => undefined);
  await first.executor.waitForInit();
  for (const content of task.texts) {
    const transaction = first.executor.createOfflineTransaction({
      mutationFnName: 'send',
      autoCommit: false,
    });
    transaction.mutate(() => {
      first.collection.insert({ id: randomUUID(), content });
    });
    transaction.commit().catch(() => undefined);
  }
  while ((await first.executor.peekOutbox()).length < task.texts.length) await pause(20);
  first.executor.dispose();
  state.online = true;
  for (let left = true; left; ) {
    const fate = { killed: false };
    const tab = open(name, task, state, () => {
      fate.killed = true;
    });
    await tab.executor.waitForInit();
    while (!fate.killed && left) {
      await pause(20);
      // Its waits after a failure are skipped, as ours are: the line is what is measured.
      tab.detector.notifyOnline();
      left = (await tab.executor.peekOutbox()).length > 0;
    }
    tab.executor.dispose();
  }
}

function open(name: string, task: OutboxTask, state: { online: boolean }, onKill: () => void) {
  const listeners = new Set<() => void>();
  const detector = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyOnline: () => {
      for (const listener of listeners) listener();
    },
    isOnline: () => state.online,
    dispose: () => listeners.clear(),
  };
  const collection = createCollection<Written, string>({
    id: 'messages',
    getKey: (message) => message.id,
    sync: {
      sync: ({ begin, commit, markReady }) => {
        begin();
        void commit();
        markReady();
      },
    },
    startSync: true,
  });
  const executor = startOfflineExecutor({
    collections: { messages: collection as never },
    storage: new IndexedDBAdapter(name, 'transactions'),
    onlineDetector: detector,
    leaderElection: {
      requestLeadership: async () => true,
      releaseLeadership: () => undefined,
      isLeader: () => true,
      onLeadershipChange: () => () => undefined,
    },
    mutationFns: {
      send: async ({ transaction, idempotencyKey }) => {
        for (const mutation of transaction.mutations) {
          const { id, content } = mutation.modified as unknown as Written;
          const answer = await task.wire.send(
            '/api/messages',
            {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${task.token}`,
                'idempotency-key': idempotencyKey,
              },
              body: JSON.stringify({
                id,
                recipientId: task.agent.id,
                propertyId: task.home.id,
                subject: 'Enquiry',
                content,
              }),
            },
            content,
            onKill,
          );
          if (!answer.ok) throw new Error(`Status ${answer.status}`);
        }
      },
    },
  });
  return { executor, collection, detector };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
