import type { Queryable } from '../../db/database';
import { writeAudit } from '../audit/audit';
import { secondFactorMail } from '../mail/account-templates';
import { queueUrgentMail } from '../mail/repository';
import type { AccountRow } from '../auth/account-row';

/** What may happen to an account's second factors: the log's word for it, and the mail's. */
const CHANGES = {
  'codes.on': 'Codes from an app were turned on.',
  'codes.off': 'Codes from an app were turned off.',
  'codes.recovery': 'New recovery codes were made; those from before work no more.',
  'codes.recovery-used': 'A recovery code was used to log in.',
  'passkey.add': 'A passkey was added.',
  'passkey.remove': 'A passkey was removed.',
  'second-factors.undo':
    'Codes and passkeys that were added in the 14 days before are removed, as a change of the e-mail address was taken back.',
  'second-factors.remove':
    'The codes and passkeys of the account were removed by the people who run this site.',
} as const;

/** Notes a change of an account's second factors in the log, and writes to its address about it. */
export async function noteChange(
  tx: Queryable,
  account: Pick<AccountRow, 'id' | 'name' | 'email' | 'verified_at'>,
  action: keyof typeof CHANGES,
  actor = 'its owner',
): Promise<void> {
  // By its id: the log must not remember the address of somebody who is erased.
  await writeAudit(tx, { actor, action, subject: account.id, detail: '' });
  await queueUrgentMail(tx, secondFactorMail(account, CHANGES[action]), account.id);
}
