import type { FastifyPluginAsync } from 'fastify';
import { passwordChangeError } from '../../../src/domain/auth/password-change';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { agentShownAs, lockShownNames } from '../auth/shown-names';
import { emailChangeMail } from '../mail/account-templates';
import { queueUrgentMail } from '../mail/repository';
import { askAccountMail } from '../auth/account-mails';
import { refuseCommonPassword } from '../auth/common-passwords';
import { forgetDevices } from '../../plugins/known-devices';
import { endLinks, issueOneTimeToken, lockUser } from '../auth/one-time-tokens';
import { lockOwnAccount, lockProved } from '../auth/lock-own-account';
import { ownAccount } from '../auth/own-account';
import { hashPassword } from '../auth/password';
import { readPreferences, updatePreferences } from '../auth/preferences';
import type { AccountRow } from '../auth/account-row';
import { changePassword, toProfile, updateProfile, wishEmail } from '../auth/repository';
import { passwordFits } from '../auth/password';
import { requirePassword, wrongPassword } from '../auth/require-password';
import { refuseLookalike } from '../auth/refuse-lookalike';
import { endOtherSessions, endSession, listSessions } from '../auth/sessions';
import { tellOfProfile } from '../auth/tell-of-profile';
import { tokenOf } from '../auth/token-of';
import { serve } from '../../plugins/serve';

/** How long the old address can take a change of the e-mail back: 7 days. */
const EMAIL_UNDO_MINUTES = 7 * 24 * 60;

/** One's own profile, password, preferences and sessions. */
export const profileRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;
  const ownPreferences = async (db: Queryable, id: string) => ({
    ...(await readPreferences(db, id)),
    sendsSms: settings.sms !== null,
  });

  serve(app, 'GET /auth/profile', async (request) => ({
    data: toProfile(await ownAccount(database, request)),
  }));

  serve(app, 'PUT /auth/profile', async (request, reply) => {
    refuseLookalike(request.body.userName, 'userName');
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const { userType } = accountOf(request);
      if (userType === 'agent') await lockShownNames(tx);
      await lockUser(tx, accountOf(request).id);
      const before = await ownAccount(tx, request);
      await refuseAgentName(tx, before, request.body.userName);
      await updateProfile(tx, before, request.body);
      const after = await ownAccount(tx, request);
      await tellOfProfile(tx, before, after);
      return { status: 200, body: { data: toProfile(after) } };
    });
    return answer;
  });

  serve(app, 'PUT /auth/email', async (request) => {
    const proved = await ownAccount(database, request);
    await requirePassword(proved, request.body.currentPassword);
    const after = await database.transaction(async (tx) => {
      const before = await lockProved(tx, request, proved);
      await wishEmail(tx, before.id, request.body.email);
      const row = await ownAccount(tx, request);
      // Asked again, as the link did not come or has ended: another is sent, and no more.
      if (row.pending_email !== null && row.pending_email === before.pending_email)
        await askAccountMail(tx, row.email, 'verify');
      if (row.pending_email !== null && row.pending_email !== before.pending_email) {
        await endOtherSessions(tx, row.id, tokenOf(request));
        const token = await issueOneTimeToken(tx, row.id, 'email-undo', EMAIL_UNDO_MINUTES, {
          email: row.email,
        });
        const undo = `${settings.publicUrl}/api/auth/undo-email?token=${token}`;
        await queueUrgentMail(tx, emailChangeMail(row, row.pending_email, undo));
        await askAccountMail(tx, row.email, 'verify');
      }
      return row;
    });
    app.mailWorker.wake();
    return { data: toProfile(after) };
  });

  serve(app, 'PUT /auth/password', async (request) => {
    const { currentPassword, newPassword, confirmPassword = newPassword } = request.body;
    const row = await ownAccount(database, request);
    const done = { message: 'Password updated successfully!' };
    const wrong = passwordChangeError({
      current: currentPassword,
      next: newPassword,
      confirm: confirmPassword,
    });
    // Asked again by a phone that never got the answer: it is done.
    const isDone =
      wrong === '' &&
      !(await passwordFits(row.password_hash, currentPassword)) &&
      (await passwordFits(row.password_hash, newPassword));
    if (isDone) return done;
    await requirePassword(row, currentPassword);
    if (wrong !== '') throw new ProblemError(422, 'invalid', wrong, { field: 'newPassword' });
    refuseCommonPassword(newPassword, 'newPassword');
    const passwordHash = await hashPassword(newPassword);
    await database.transaction(async (tx) => {
      const current = await lockOwnAccount(tx, request);
      if (current.password_hash !== row.password_hash) {
        // Asked twice at once, the first was done meanwhile.
        if (await passwordFits(current.password_hash, newPassword)) return;
        throw wrongPassword();
      }
      await changePassword(tx, row.id, passwordHash);
      await endOtherSessions(tx, row.id, tokenOf(request));
      await endLinks(tx, row.id);
      await forgetDevices(tx, row.id, request);
    });
    return done;
  });

  serve(app, 'GET /auth/notification-preferences', async (request) => ({
    data: await ownPreferences(database, accountOf(request).id),
  }));

  serve(app, 'PUT /auth/notification-preferences', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const { id } = accountOf(request);
      await updatePreferences(tx, id, request.body);
      return { status: 200, body: { data: await ownPreferences(tx, id) } };
    }),
  );

  serve(app, 'GET /auth/sessions', async (request) => ({
    sessions: await listSessions(database, accountOf(request).id, tokenOf(request)),
  }));

  serve(app, 'DELETE /auth/sessions/:id', async (request) => {
    const { id } = request.params;
    return { id, removed: await endSession(database, accountOf(request).id, id) };
  });
};

/** @throws 409 where an agent's own name would be the one that another approved agent is shown by */
async function refuseAgentName(
  tx: Queryable,
  { id, user_type, name }: AccountRow,
  wished: string | undefined,
): Promise<void> {
  if (user_type !== 'agent' || wished === undefined || wished === name) return;
  if ((await agentShownAs(tx, wished, id)) === null) return;
  throw new ProblemError(
    409,
    'conflict',
    'Another agent is shown by this name. Please choose another one.',
    { field: 'userName' },
  );
}
