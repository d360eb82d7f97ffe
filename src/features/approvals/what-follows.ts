import type { Report } from '../../contract/people/report';
import type { ReportDecision } from '../../contract/people/report-options';

const OF_DECISION: Record<Exclude<ReportDecision, 'none'>, string> = {
  warn: 'The person reads this in a mail and a notification.',
  hide: 'The listing leaves the search at once and cannot be published. Its owner reads this.',
  suspend:
    'The person is logged out everywhere, cannot log in, and their listings are hidden. They read this.',
};

/** By the decision that is taken back, unless another report says it too. */
const TAKEN_BACK: Record<Exclude<ReportDecision, 'none'>, string> = {
  warn: 'The person who was warned reads this: the warning is taken back.',
  hide: 'The owner reads this: the hidden listing may be published again, unless another report hides it.',
  suspend:
    'The suspended person reads this: the account is open again and its listings are shown again, as far as its plan has room, unless another report suspends it.',
};

/** Who reads the words of a decision about a report, and what follows from it. */
export function whatFollows(
  decision: ReportDecision,
  { decision: before, reporter }: Pick<Report, 'decision' | 'reporter'>,
): string {
  if (decision !== 'none') return OF_DECISION[decision];
  if (before === null) return 'Whoever reported with an account, or left an address, reads this.';
  const told =
    reporter === null
      ? 'An address that a visitor left was forgotten with the first answer: they do not read this.'
      : 'Whoever reported reads this.';
  return before === 'none' ? told : `${TAKEN_BACK[before]} ${told}`;
}
