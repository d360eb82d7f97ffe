import type { PushAnswer } from '../src/contract/feed/push';
import { AppDatabase } from '../src/db/app-database';
import { readSession } from '../src/db/repositories/account/session-repository';
import { answerAvailable } from '../src/db/repositories/messages/answer-available';
import { readDelivery } from '../src/db/repositories/outbox/delivery-repository';
import { deliveryWords } from '../src/domain/outbox/delivery-words';
import { OUTBOX_SYNC_TAG } from '../src/sync/outbox-sync-tag';
import { runSync } from './run-sync';

declare const self: ServiceWorkerGlobalScope;

/** How long whoever tapped waits for what became of it. */
const PATIENCE_MS = 10_000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Not in TypeScript's library: Chromium's Background Sync. */
type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/**
 * Writes that a home is still available to whoever asked (AMSG-3), with no page open, and sends it
 * now or as soon as there is a network.
 * @returns what became of it, in words; null where it has to be looked at in the app: somebody else
 * is logged in, or the home is not offered any more
 */
export async function answerFromNotification(answer: PushAnswer): Promise<string | null> {
  const session = await readSession();
  if (session === null || session.expired || session.userId !== answer.userId) return null;
  const database = new AppDatabase(answer.userId);
  try {
    const written = await answerAvailable(answer, database);
    if (written === null) return null;
    // Behind much that waits it would take minutes, and the browser ends what takes so long.
    await Promise.race([runSync(false).catch(() => undefined), after(PATIENCE_MS)]);
    const asked = { kind: 'message.send', entityId: written.id } as const;
    const delivery = await readDelivery(asked, database);
    if (delivery.state !== 'sent') await wakeLater();
    return deliveryWords(delivery, `Sent: ${written.content}`)?.long ?? null;
  } finally {
    database.close();
  }
}

/** Has the browser come again; refused by a setting, the next page sends it. */
async function wakeLater(): Promise<void> {
  const registration: SyncRegistration = self.registration;
  await registration.sync?.register(OUTBOX_SYNC_TAG).catch(() => undefined);
}
