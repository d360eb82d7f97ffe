import { BRAND } from '../../../src/domain/brand';
import type { ReportDecision, ReportSubject } from '../../../src/contract/people/report-options';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

const WARNED: Record<ReportSubject, string> = {
  listing:
    'Somebody reported this listing of yours, and we agree that it breaks our rules. Please mend it.',
  message:
    'Somebody reported a message of yours, and we agree that it breaks our rules. Please do not write so again.',
  person: 'Somebody reported you, and we agree that our rules were broken. Please keep to them.',
};

/** What somebody is told of a decision; of listings who has some alone. */
function decidedWords(decision: Exclude<ReportDecision, 'none'>, about: About): string {
  switch (decision) {
    case 'warn':
      return WARNED[about.subject];
    case 'hide':
      return 'Somebody reported this listing of yours, and we hid it. It is among your drafts.';
    case 'suspend':
      return `Somebody reported you, and we suspended your account.${about.lists ? ' Your listings are hidden.' : ''}`;
  }
}

/** A decision that may be taken back. */
export type LiftedDecision = Exclude<ReportDecision, 'none'>;

function liftedWords(lifted: LiftedDecision, lists: boolean): string {
  if (lifted === 'warn')
    return 'The warning is taken back: we looked at the report again and found nothing wrong.';
  const back = 'What we decided about a report is taken back: you can';
  if (lifted === 'hide') return `${back} publish this listing again.`;
  return `${back} log in again.${lists ? ' Listings that were hidden with the account are shown again, as far as your plan has room; a calendar address has to be made anew.' : ''}`;
}

/** What was reported, and whether whoever it is about lists homes. */
type About = { subject: ReportSubject; lists: boolean };

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
  made: About & { title: string; decision: Exclude<ReportDecision, 'none'>; words: string },
): Mail {
  return compose(to, {
    subject: subject`About your account with ${BRAND}`,
    lines: [
      line`${decidedWords(made.decision, made)}`,
      line`It is about: ${made.title}`,
      line`Our reason: ${made.words}`,
      line`If you think this is wrong, answer this mail.`,
    ],
  });
}

/** To whom a report was about: what was decided before is taken back (SAFE-4). */
export function reportLiftedMail(
  to: Recipient,
  made: { title: string; lifted: LiftedDecision; lists: boolean; words: string },
): Mail {
  return compose(to, {
    subject: subject`About your account with ${BRAND}`,
    lines: [
      line`${liftedWords(made.lifted, made.lists)}`,
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
