import type { FastifyPluginAsync } from 'fastify';
import { accountOf } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { lockOwnAccount, lockProved } from '../auth/lock-own-account';
import { openLogin } from '../auth/open-login';
import { ownAccount } from '../auth/own-account';
import { findById } from '../auth/repository';
import { requirePassword } from '../auth/require-password';
import { endOtherSessions } from '../auth/sessions';
import { tokenOf } from '../auth/token-of';
import { noteChange } from './note-change';
import { creationFor, readCreated, readSigned, requestForLogin } from './passkey-ceremonies';
import { addPasskey, findPasskey, notePasskeyUse, removePasskey, renamePasskey } from './passkeys';
import { hasSecondFactor, readSecondFactors } from './second-factors';
import { serve } from '../../plugins/serve';

/** Passkeys: kept by a phone or a key, unlocked there, and enough to log in. */
export const passkeyRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;

  serve(app, 'POST /auth/passkeys/begin', async (request) => {
    const row = await ownAccount(database, request);
    await requirePassword(row, request.body.currentPassword);
    return database.transaction(async (tx) =>
      creationFor(tx, await lockProved(tx, request, row), settings.publicUrl),
    );
  });

  serve(app, 'POST /auth/passkeys', async (request) => {
    const userId = accountOf(request).id;
    const { name, credential } = request.body;
    const fresh = await readCreated(database, userId, credential, settings.publicUrl);
    if (fresh === null)
      throw new ProblemError(
        422,
        'invalid',
        'This passkey could not be checked. It must be made within 5 minutes, on this site.',
      );
    await database.transaction(async (tx) => {
      const row = await lockOwnAccount(tx, request);
      const isFirst = !(await hasSecondFactor(tx, row.id));
      if (!(await addPasskey(tx, row.id, name, fresh)))
        throw new ProblemError(
          409,
          'conflict',
          'This passkey is kept already, or there are too many: remove one that you do not use.',
        );
      // They were opened by a password alone.
      if (isFirst) await endOtherSessions(tx, row.id, tokenOf(request));
      await noteChange(tx, row, 'passkey.add');
    });
    app.mailWorker.wake();
    return readSecondFactors(database, userId);
  });

  serve(app, 'PATCH /auth/passkeys/:id', async (request) => {
    const userId = accountOf(request).id;
    if (!(await renamePasskey(database, userId, request.params.id, request.body.name)))
      throw new ProblemError(404, 'not-found', 'There is no such passkey.');
    return readSecondFactors(database, userId);
  });

  serve(app, 'DELETE /auth/passkeys/:id', async (request) => {
    const row = await ownAccount(database, request);
    await requirePassword(row, request.body.currentPassword);
    await database.transaction(async (tx) => {
      await lockProved(tx, request, row);
      if (await removePasskey(tx, row.id, request.params.id))
        await noteChange(tx, row, 'passkey.remove');
    });
    app.mailWorker.wake();
    return readSecondFactors(database, row.id);
  });

  serve(app, 'POST /auth/passkey-login/begin', () => requestForLogin(database, settings.publicUrl));

  serve(app, 'POST /auth/passkey-login', async (request, reply) => {
    const { credential } = request.body;
    const passkey = await findPasskey(database, credential.id);
    const counter =
      passkey === undefined
        ? null
        : await readSigned(database, passkey, credential, settings.publicUrl);
    const row = passkey === undefined ? undefined : await findById(database, passkey.userId);
    if (passkey === undefined || counter === null || row === undefined)
      throw new ProblemError(
        401,
        'unauthorised',
        'This passkey does not open an account here. Please log in with your password.',
      );
    await notePasskeyUse(database, passkey.id, counter);
    return openLogin(
      app,
      row,
      request,
      reply,
      async (tx) => (await findPasskey(tx, credential.id)) !== undefined,
    );
  });
};
