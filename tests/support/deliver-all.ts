import { isCommandKind } from '../../src/domain/outbox/commands/all-commands';
import type { AppDatabase } from '../../src/db/app-database';

/** What a phone holds once the server has taken all that waited: a receipt in the place of each row. */
export async function deliverAll(phone: AppDatabase): Promise<void> {
  await phone.transaction('rw', phone.outbox, phone.receipts, async () => {
    for (const { id, kind, entityId } of await phone.outbox.toArray()) {
      if (!isCommandKind(kind)) continue;
      await phone.receipts.put({ id, kind, entityId, about: '', deliveredAt: Date.now() });
    }
    await phone.outbox.clear();
  });
}
