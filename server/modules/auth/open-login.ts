import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAnswer } from '../../../src/contract/people/account';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { newLoginMail } from '../mail/account-templates';
import { queueUrgentMail } from '../mail/repository';
import { notify } from '../notifications/repository';
import { invalidCredentials } from './invalid-credentials';
import { refuseSuspended } from './standing';
import { deviceName } from './device-name';
import { rememberDevice } from '../../plugins/known-devices';
import type { AccountRow } from './account-row';
import { toUser } from './repository';
import { openSession } from './sessions';
import { hashToken } from '../../token';

/**
 * Opens the session of somebody who has proved who they are, by whatever they proved it; a device the
 * account does not know is told to its other devices and by mail.
 * @param stillHolds whether what they proved it by is so by now: a password may have been changed since, which
 * ends all sessions, and this one would be one more
 * @throws 403 for an account that waits for approval, was refused it, is suspended, or has not
 * confirmed its address; 401 for what does not hold any more
 */
export async function openLogin(
  app: FastifyInstance,
  row: AccountRow,
  request: FastifyRequest,
  reply: FastifyReply,
  stillHolds: (tx: Queryable) => Promise<boolean>,
): Promise<LoginAnswer> {
  const device = deviceName(request.headers['user-agent']);
  const token = await app.database.transaction(async (tx) => {
    // Whoever ends all sessions holds the account meanwhile.
    const current = await tx.kysely
      .selectFrom('users')
      .select(['approval', 'rejection_reason', 'verified_at'])
      .where('id', '=', row.id)
      .forShare()
      .executeTakeFirst();
    if (current === undefined || !(await stillHolds(tx))) throw invalidCredentials();
    refuseUnready(current);
    await refuseSuspended(tx, row.id);
    const opened = await openSession(tx, row.id, device);
    if ((await rememberDevice(tx, row.id, request, reply)) === 'new')
      await tellOfNewDevice(tx, row, { device, token: opened, publicUrl: app.settings.publicUrl });
    return opened;
  });
  app.mailWorker.wake();
  app.pushWorker.wake();
  return { token, user: toUser(row) };
}

async function tellOfNewDevice(
  tx: Queryable,
  row: AccountRow,
  { device, token, publicUrl }: { device: string; token: string; publicUrl: string },
): Promise<void> {
  const fingerprint = Buffer.from(hashToken(token)).toString('hex');
  const end = `${publicUrl}/api/auth/end-session?fingerprint=${fingerprint}`;
  await queueUrgentMail(tx, newLoginMail(row, device, end), row.id);
  // Approvers have no list of notifications.
  if (row.user_type === 'approver') return;
  await notify(tx, {
    userId: row.id,
    type: 'NEW_DEVICE',
    propertyId: null,
    propertyTitle: 'New log-in',
    message: `Your account was opened on a device it did not know: ${device}.`,
    details: {},
  });
}

function refuseUnready(
  row: Pick<AccountRow, 'approval' | 'rejection_reason' | 'verified_at'>,
): void {
  if (row.approval === 'pending') {
    throw new ProblemError(403, 'approval-pending', 'This account is pending approval.');
  }
  if (row.approval === 'rejected') {
    throw new ProblemError(
      403,
      'approval-rejected',
      `This account was not given approval: ${row.rejection_reason ?? 'please write to us'}`,
    );
  }
  if (row.verified_at === null) {
    throw new ProblemError(
      403,
      'email-unverified',
      'E-mail verification is needed before logging in.',
    );
  }
}
