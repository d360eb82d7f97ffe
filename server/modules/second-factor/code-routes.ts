import type { FastifyPluginAsync } from 'fastify';
import { ProblemError } from '../../plugins/problem-error';
import { lockOwnAccount, lockProved } from '../auth/lock-own-account';
import { ownAccount } from '../auth/own-account';
import { requirePassword } from '../auth/require-password';
import { endOtherSessions } from '../auth/sessions';
import { tokenOf } from '../auth/token-of';
import { noteChange } from './note-change';
import { beginCodes, confirmCodes, endCodes } from './one-time-codes';
import { makeRecoveryCodes } from './recovery-codes';
import { hasSecondFactor, readSecondFactors } from './second-factors';
import { serve } from '../../plugins/serve';

/** Codes from an app, with the recovery codes for when it is lost. */
export const codeRoutes: FastifyPluginAsync = async (app) => {
  const { database, secretKey } = app;

  serve(app, 'GET /auth/second-factors', async (request) => {
    const { id } = await ownAccount(database, request);
    return readSecondFactors(database, id);
  });

  serve(app, 'POST /auth/codes/begin', async (request) => {
    const row = await ownAccount(database, request);
    await requirePassword(row, request.body.currentPassword);
    const key = await database.transaction(async (tx) =>
      beginCodes(tx, secretKey, await lockProved(tx, request, row)),
    );
    if (key === null) throw new ProblemError(409, 'conflict', 'Codes from an app are on already.');
    return key;
  });

  serve(app, 'POST /auth/codes/confirm', async (request) => {
    const recoveryCodes = await database.transaction(async (tx) => {
      const row = await lockOwnAccount(tx, request);
      const isFirst = !(await hasSecondFactor(tx, row.id));
      const { codes } = await readSecondFactors(tx, row.id);
      if (codes)
        throw new ProblemError(
          409,
          'conflict',
          'Codes from an app are on already. If you saw no recovery codes, make new ones in the settings.',
        );
      if (!(await confirmCodes(tx, secretKey, row.id, request.body.code.replace(/\s/g, ''))))
        throw new ProblemError(
          422,
          'invalid',
          'This code is not right. Codes change every 30 seconds: please enter the newest one.',
          { field: 'code' },
        );
      // They were opened by a password alone.
      if (isFirst) await endOtherSessions(tx, row.id, tokenOf(request));
      await noteChange(tx, row, 'codes.on');
      return makeRecoveryCodes(tx, row.id);
    });
    app.mailWorker.wake();
    return { recoveryCodes };
  });

  serve(app, 'POST /auth/codes/recovery', async (request) => {
    const row = await ownAccount(database, request);
    await requirePassword(row, request.body.currentPassword);
    const recoveryCodes = await database.transaction(async (tx) => {
      await lockProved(tx, request, row);
      if (!(await readSecondFactors(tx, row.id)).codes)
        throw new ProblemError(409, 'conflict', 'Codes from an app are off.');
      await noteChange(tx, row, 'codes.recovery');
      return makeRecoveryCodes(tx, row.id);
    });
    app.mailWorker.wake();
    return { recoveryCodes };
  });

  serve(app, 'DELETE /auth/codes', async (request) => {
    const row = await ownAccount(database, request);
    await requirePassword(row, request.body.currentPassword);
    await database.transaction(async (tx) => {
      await lockProved(tx, request, row);
      if (await endCodes(tx, row.id)) await noteChange(tx, row, 'codes.off');
    });
    app.mailWorker.wake();
    return readSecondFactors(database, row.id);
  });
};
