import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { accountOf } from '../../plugins/account-of';
import { lockProved } from '../auth/lock-own-account';
import { ownAccount } from '../auth/own-account';
import { requirePassword } from '../auth/require-password';
import { writeAudit } from '../audit/audit';
import { eraseAccount } from './erase-account';
import { exportAccount } from './export-account';
import { releaseErased } from './release-erased';
import { serve } from '../../plugins/serve';

/** How the log names what people do for themselves: it counts, and tells of nobody. */
const OWN = { actor: 'the person', subject: 'own account', detail: '' };

/** Taking all of one's data along, and being forgotten (NDPA). */
export const privacyRoutes: FastifyPluginAsync = async (app) => {
  const { database, blobs, settings } = app;

  serve(app, 'GET /account/export', async (request, reply) => {
    const { id } = accountOf(request);
    const answer = await database.transaction(async (tx) => {
      await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(tx.kysely);
      // Read first: the copy is of what was kept when it was asked for.
      const copy = await exportAccount(tx, id);
      await writeAudit(tx, { ...OWN, action: 'account.export' });
      return copy;
    });
    void reply.header('content-disposition', 'attachment; filename="gida-export.json"');
    return answer;
  });

  serve(app, 'DELETE /account', async (request) => {
    const row = await ownAccount(database, request);
    await requirePassword(row, request.body.password, 'password');
    // Without a mail server a mail is a file here, which would remember whom it says goodbye to.
    const isRead = settings.smtpUrl !== null;
    const erased = await database.transaction(async (tx) => {
      const gone = await eraseAccount(tx, row.id, {
        isRead,
        stillHolds: async () => {
          await lockProved(tx, request, row, 'password');
          return true;
        },
      });
      if (gone !== undefined) await writeAudit(tx, { ...OWN, action: 'account.erase' });
      return gone;
    });
    const { dataDir } = settings;
    if (erased !== undefined)
      await releaseErased({ database, blobs, dataDir, log: request.log }, erased);
    app.mailWorker.wake();
    return { deleted: true as const };
  });
};
