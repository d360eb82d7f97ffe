import { createApiClient } from '../../src/api/api-client';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { AppDatabase } from '../../src/db/app-database';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import { makeDue } from '../../src/db/repositories/outbox/outbox-repository';
import { readSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { drain } from '../../src/sync/engine/drain';
import { inPageLock } from '../../src/sync/engine/lock';
import type { OutboxTask } from './faulty-wire';

/** Gida's own outbox: queued with the commands of the app, drained by its engine. */
export async function drainOurs(task: OutboxTask): Promise<void> {
  await storeSession({ token: task.token, user: task.user });
  const first = new AppDatabase(task.user.id);
  await first.delete();
  await first.open();
  for (const content of task.texts) {
    await sendMessage(
      {
        recipient: { id: task.agent.id, name: task.agent.name },
        propertyId: task.home.id,
        propertyTitle: task.home.title,
        subject: 'Enquiry',
        content,
      },
      first,
    );
  }
  first.close();
  for (let left = true; left; ) {
    const database = new AppDatabase(task.user.id);
    await makeDue(database);
    await drainUntilKilled(database, task);
    database.close();
    const after = new AppDatabase(task.user.id);
    left = (await after.outbox.count()) > 0;
    after.close();
  }
}

function drainUntilKilled(database: AppDatabase, task: OutboxTask): Promise<void> {
  return new Promise((resolve) => {
    const kill = () => {
      database.close();
      resolve();
    };
    const api = createApiClient({
      baseUrl: '',
      fetch: async (input, init) => {
        const { content } = JSON.parse(init?.body as string) as { content: string };
        const path = input instanceof Request ? input.url : input.toString();
        const answer = await task.wire.send(path, init ?? {}, content, kill);
        if (answer.status !== 503) return answer;
        // A fault of the wire is none of our server's answers: it is marked as one to be fair.
        return new Response(await answer.text(), {
          status: 503,
          headers: { [API_MARK]: String(API_VERSION) },
        });
      },
    });
    const context = {
      database,
      api,
      session: readSession,
      onExpired: async () => undefined,
      lock: inPageLockOf(database),
      lockOutlivesTabs: true,
      shrinkPhoto: async () => null,
      batches: { taken: true },
      uploads: { quick: false },
      now: Date.now,
      random: Math.random,
    };
    drain(context).then(
      () => resolve(),
      () => resolve(),
    );
  });
}

/** A lock that dies with its tab, as Web Locks do: each engine gets a name of its own. */
function inPageLockOf(database: AppDatabase): typeof inPageLock {
  const name = `${database.userId} ${Math.random()}`;
  return (_, work) => inPageLock(name, work);
}
