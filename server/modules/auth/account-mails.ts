import type { Settings } from '../../plugins/settings';
import type { Database, Queryable } from '../../db/database';
import type { AccountMailKind } from '../../db/schema/account-tables';
import {
  alreadyRegisteredMail,
  otherSignUpMail,
  applicationReminderMail,
  resetMail,
  verifyMail,
  welcomeMail,
} from '../mail/account-templates';
import { applicationReceivedMail, newApplicationMail } from '../mail/agent-templates';
import { type Mail, queueMail, queueUrgentMail } from '../mail/repository';
import { issueOneTimeToken, lockUser } from './one-time-tokens';
import type { AccountRow } from './account-row';
import { findByEmail } from './repository';
import { type FoundSignUp, findSignUp } from './sign-ups';
import { withinMailBudget } from '../mail/within-mail-budget';

/** How long a link that confirms an address lives. */
export const VERIFY_MINUTES = 24 * 60;
/** How long a link to choose a password lives. */
export const RESET_MINUTES = 30;

type AccountMailSettings = Pick<Settings, 'publicUrl' | 'contactEmail' | 'rateLimits'>;

/**
 * Notes that an address asked for a mail. Whether it has an account, and what follows, is found out
 * by `prepareAccountMails` outside the request: its answer takes the same time for every address.
 * A mail is owed where whoever asks has shown that the account is theirs; any other is of a budget.
 */
export async function askAccountMail(
  tx: Queryable,
  email: string,
  kind: AccountMailKind,
  { isOwed = false, signUpId = null }: { isOwed?: boolean; signUpId?: string | null } = {},
): Promise<void> {
  await tx.kysely
    .insertInto('account_mails')
    .values({ email, kind, is_owed: isOwed, sign_up_id: signUpId })
    .execute();
}

/**
 * Turns what was asked for into mails with their tokens, each once, however many instances do this. Calls
 * `onWithheld` for each that is beyond the budget of its address.
 */
export async function prepareAccountMails(
  database: Database,
  { publicUrl, contactEmail, rateLimits }: AccountMailSettings,
  onWithheld: () => void,
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
        .returning(['email', 'kind', 'is_owed', 'sign_up_id'])
        .executeTakeFirst();
      if (asked === undefined) return false;
      const found = await findByEmail(tx, asked.email);
      if (found === undefined || !(await lockUser(tx, found.id))) return true;
      // As it stands now: while this waited for its lock it may have been decided on, or got another address.
      const account = await findByEmail(tx, asked.email);
      if (account?.id !== found.id) return true;
      const signUp = await findSignUp(tx, asked.sign_up_id);
      // The address is confirmed by now: this sign-up came too late to open anything.
      const isLate = account.verified_at !== null || (asked.sign_up_id !== null && !signUp);
      const kind = asked.kind === 'welcome' && isLate ? 'already-registered' : asked.kind;
      const recipient = recipientOf(kind, account);
      if (recipient === null) return true;
      const isFree = asked.is_owed || !rateLimits;
      // Before the mail is made: its link ends the one of the mail before.
      const budget = kind === 'reset' ? 'resets' : 'mails';
      if (isFree || (await withinMailBudget(tx, recipient, budget))) {
        const mail = await mailFor(tx, kind, {
          account,
          recipient,
          publicUrl,
          signUp,
        });
        // It may go to an address that is not the account's yet, and is erased with the account.
        await queueUrgentMail(tx, mail, account.id);
      } else onWithheld();
      if (asked.kind === 'application') {
        const notice = newApplicationMail(contactEmail, account, `${publicUrl}/approvals`);
        if (!rateLimits || (await withinMailBudget(tx, contactEmail, 'applications')))
          await queueMail(tx, notice, account.id);
        else onWithheld();
      }
      return true;
    });
    if (!found) return;
  }
}

/** Where a mail goes, as the account stands now; null where there is nothing to write any more. */
function recipientOf(kind: AccountMailKind, account: AccountRow): string | null {
  if (kind === 'verify')
    return account.pending_email ?? (account.verified_at === null ? account.email : null);
  // Decided before this was written: the decision has its own mail.
  const isOfApplication = kind === 'application' || kind === 'application-reminder';
  return isOfApplication && account.approval !== 'pending' ? null : account.email;
}

type Meant = {
  account: AccountRow;
  recipient: string;
  publicUrl: string;
  signUp: FoundSignUp | undefined;
};

async function mailFor(
  tx: Queryable,
  kind: AccountMailKind,
  { account, recipient, publicUrl, signUp }: Meant,
): Promise<Mail> {
  // What waits under an address that nobody confirmed is removed by whoever reads its mailbox.
  const removal = async () => {
    const proof = { email: recipient, signUpId: signUp?.id ?? null };
    const token = await issueOneTimeToken(tx, account.id, 'verify', VERIFY_MINUTES, proof);
    return `${publicUrl}/api/auth/remove-sign-up?token=${token}`;
  };
  const link = async () => {
    const proof = { email: recipient, signUpId: signUp?.id ?? null };
    const token = await issueOneTimeToken(tx, account.id, 'verify', VERIFY_MINUTES, proof);
    const query = new URLSearchParams({ token, email: recipient });
    return `${publicUrl}/api/auth/verify?${query.toString()}`;
  };
  switch (kind) {
    case 'welcome':
      return welcomeMail(account, await link(), signUp?.isOneOfMany);
    case 'already-registered':
      return signUp === undefined
        ? alreadyRegisteredMail(account, `${publicUrl}/login`)
        : otherSignUpMail(account, await removal());
    case 'application':
      return applicationReceivedMail(account, signUp && (await removal()));
    case 'application-reminder':
      return applicationReminderMail(account);
    case 'reset': {
      const token = await issueOneTimeToken(tx, account.id, 'reset', RESET_MINUTES);
      return resetMail(account, `${publicUrl}/reset-password?token=${token}`);
    }
    case 'verify':
      return verifyMail({ ...account, email: recipient, verified_at: null }, await link());
  }
}
