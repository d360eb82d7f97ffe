import { BRAND } from '../../../src/domain/brand';
import type { ReportDecision } from '../../../src/contract/people/report-options';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

const DECIDED: Record<Exclude<ReportDecision, 'none'>, string> = {
  warn: 'Somebody reported what you wrote, and we agree that it breaks our rules. Please mend it.',
  hide: 'Somebody reported this listing of yours, and we hid it. It is among your drafts.',
  suspend: 'Somebody reported you, and we suspended your account. Your listings are hidden.',
};

const LIFTED: Record<'hide' | 'suspend', string> = {
  hide: 'What we decided about a report is taken back: you can publish this listing again.',
  suspend:
    'What we decided about a report is taken back: you can log in again. Listings that were hidden with the account are shown again, as far as your plan has room; a calendar address has to be made anew.',
};

/** To those who decide: the first report that waits (SAFE-4). */
export function newReportMail(support: string, title: string, url: string): Mail {
  return compose(support, {
    subject: subject`A report waits on ${BRAND}`,
    lines: [line`Somebody reported: ${title}`, line`Please look at what they saw, and decide.`],
    link: { label: 'Open the reports', url },
  });
}

/** To whom a report was about: what was decided, and why (SAFE-4). */
export function reportDecidedMail(
  to: Recipient,
  made: { title: string; decision: Exclude<ReportDecision, 'none'>; words: string },
): Mail {
  return compose(to, {
    subject: subject`About your account with ${BRAND}`,
    lines: [
      line`${DECIDED[made.decision]}`,
      line`It is about: ${made.title}`,
      line`Our reason: ${made.words}`,
      line`If you think this is wrong, answer this mail.`,
    ],
  });
}

/** To whom a report was about: what was decided before is taken back (SAFE-4). */
export function reportLiftedMail(
  to: Recipient,
  made: { title: string; lifted: 'hide' | 'suspend'; words: string },
): Mail {
  return compose(to, {
    subject: subject`About your account with ${BRAND}`,
    lines: [
      line`${LIFTED[made.lifted]}`,
      line`It is about: ${made.title}`,
      line`Our reason: ${made.words}`,
    ],
  });
}

/** To whoever reported, as an account or as a visitor without one: what came of it (SAFE-4). */
export function reportAnsweredMail(
  to: Recipient | string,
  made: { title: string; answer: string },
): Mail {
  return compose(to, {
    subject: subject`What came of your report to ${BRAND}`,
    lines: [
      line`You reported: ${made.title}`,
      line`${made.answer}`,
      line`Thank you for telling us.`,
    ],
  });
}
