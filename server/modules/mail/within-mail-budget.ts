import { createHash } from 'node:crypto';
import { countAgainst } from '../../db/count-against';
import type { Queryable } from '../../db/database';
import {
  APPLICATION_MAIL_BUDGET,
  CONTACT_MAIL_BUDGET,
  MAIL_BUDGET,
  NEWS_MAIL_BUDGET,
} from '../../rate-limits';

const BUDGETS = {
  mails: MAIL_BUDGET,
  resets: MAIL_BUDGET,
  contacts: CONTACT_MAIL_BUDGET,
  applications: APPLICATION_MAIL_BUDGET,
  news: NEWS_MAIL_BUDGET,
} as const;

/**
 * Whether one more mail that anybody may cause can go to an address, which it then counts. One budget for
 * all about accounts: limits of each call added up to dozens of mails for somebody who had asked for none. Links to choose a
 * password have one of their own: a stranger who uses it up has sent the owner a link that works.
 * Visitors' questions have one of their own, so that they keep nobody from a link to their account, and of
 * news from other people each of them, named by `fromId`, has one.
 */
export async function withinMailBudget(
  tx: Queryable,
  recipient: string,
  budget: keyof typeof BUDGETS = 'mails',
  fromId = '',
): Promise<boolean> {
  const inbox = `${inboxOf(recipient)} ${fromId}`.trim();
  // The hour first: what it withholds is not taken from the day.
  for (const rate of BUDGETS[budget]) {
    const key = createHash('sha256')
      .update(`${budget} ${rate.seconds} ${inbox}`)
      .digest('base64url');
    if ((await countAgainst(tx, key, rate)).isOver) return false;
  }
  return true;
}

/** The inbox of an address: what follows a plus sign is a label of its owner's and not another person. */
function inboxOf(email: string): string {
  const lowered = email.trim().toLowerCase();
  const at = lowered.lastIndexOf('@');
  return lowered.slice(0, at).replace(/(?<=.)\+.*$/, '') + lowered.slice(at);
}
