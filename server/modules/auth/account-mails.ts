import type { Settings } from '../../plugins/settings';
import type { Database, Queryable } from '../../db/database';
import type { AccountMailKind } from '../../db/schema/account-tables';
import {
  alreadyRegisteredMail,
  applicationReminderMail,
  resetMail,
  verifyMail,
  welcomeMail,
} from '../mail/account-templates';
import { applicationReceivedMail, newApplicationMail } from '../mail/agent-templates';
import { type Mail, queueMail } from '../mail/repository';
import { issueOneTimeToken, lockUser } from './one-time-tokens';
import { type AccountRow, findByEmail, findById } from './repository';

/** How long a link that confirms an address lives. */
export const VERIFY_MINUTES = 24 * 60;
const RESET_MINUTES = 30;

/**
 * Notes that an address asked for a mail. Whether it has an account, and what follows, is found out
 * by `prepareAccountMails` outside the request: its answer takes the same time for every address.
 */
export async function askAccountMail(
  tx: Queryable,
  email: string,
  kind: AccountMailKind,
): Promise<void> {
  await tx.kysely.insertInto('account_mails').values({ email, kind }).execute();
}

/** Turns what was asked for into mails with their tokens, each once, however many instances do this. */
export async function prepareAccountMails(
  database: Database,
  { publicUrl, contactEmail }: Pick<Settings, 'publicUrl' | 'contactEmail'>,
): Promise<void> {
  for (;;) {
    const found = await database.transaction(async (tx) => {
      const asked = await tx.kysely
        .deleteFrom('account_mails')
        .where('id', '=', (eb) =>
          eb
            .selectFrom('account_mails')
            .select('id')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['email', 'kind'])
        .executeTakeFirst();
      if (asked === undefined) return false;
      const found = await findByEmail(tx, asked.email);
      if (found === undefined || !(await lockUser(tx, found.id))) return true;
      // As it stands now: it may have been decided on while this waited for its lock.
      const account = (await findById(tx, found.id)) ?? found;
      const mail = await mailFor(tx, asked.kind, account, publicUrl);
      // It may go to an address that is not the account's yet, and is erased with the account.
      if (mail !== undefined) await queueMail(tx, mail, account.id);
      if (mail !== undefined && asked.kind === 'application') {
        const notice = newApplicationMail(contactEmail, account, `${publicUrl}/approvals`);
        await queueMail(tx, notice, account.id);
      }
      return true;
    });
    if (!found) return;
  }
}

async function mailFor(
  tx: Queryable,
  kind: AccountMailKind,
  account: AccountRow,
  publicUrl: string,
): Promise<Mail | undefined> {
  const link = async (email: string) => {
    const token = await issueOneTimeToken(tx, account.id, 'verify', VERIFY_MINUTES, email);
    return `${publicUrl}/api/auth/verify?${new URLSearchParams({ token, email }).toString()}`;
  };
  if (kind === 'welcome') return welcomeMail(account, await link(account.email));
  if (kind === 'already-registered') return alreadyRegisteredMail(account, `${publicUrl}/login`);
  // Decided before this was written: the decision has its own mail.
  if (kind === 'application')
    return account.approval === 'pending' ? applicationReceivedMail(account) : undefined;
  if (kind === 'reset') {
    const token = await issueOneTimeToken(tx, account.id, 'reset', RESET_MINUTES);
    return resetMail(account, `${publicUrl}/reset-password?token=${token}`);
  }
  if (kind === 'verify') {
    const waiting = account.pending_email ?? (account.verified_at === null ? account.email : null);
    if (waiting === null) return undefined;
    return verifyMail({ ...account, email: waiting, verified_at: null }, await link(waiting));
  }
  return account.approval === 'pending' ? applicationReminderMail(account) : undefined;
}
