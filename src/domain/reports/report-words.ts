import type {
  ReportDecision,
  ReportReason,
  ReportSubject,
} from '../../contract/people/report-options';

/** The reasons that fit each subject, as people read them (SAFE-1). */
export const REASONS_FOR: Record<ReportSubject, Partial<Record<ReportReason, string>>> = {
  listing: {
    scam: 'It looks like a scam',
    gone: 'It is gone already',
    untrue: 'Price, place or photos are not true',
    fee: 'I was asked for more to see it than it says',
    abuse: 'It is offensive',
    other: 'Something else',
  },
  message: {
    scam: 'They want money or look like a scam',
    abuse: 'It is offensive or threatening',
    other: 'Something else',
  },
  person: {
    scam: 'They look like a scam',
    untrue: 'They are not who they say they are',
    abuse: 'They are offensive or threatening',
    other: 'Something else',
  },
};

/** What a decision is called while it is made, and once it is made. */
export const DECISION_WORDS: Record<ReportDecision, { make: string; made: string }> = {
  none: { make: 'Nothing wrong', made: 'Nothing wrong was found' },
  warn: { make: 'Warn', made: 'The person was warned' },
  hide: { make: 'Hide the listing', made: 'The listing was hidden' },
  suspend: { make: 'Suspend the account', made: 'The account was suspended' },
};

/** Why a report was made, as a line for people. */
export function reasonWords(subject: ReportSubject, reason: ReportReason): string {
  return REASONS_FOR[subject][reason] ?? 'Something else';
}

/** The decisions that fit a subject: only a listing can be hidden. */
export function decisionsFor(subject: ReportSubject): ReportDecision[] {
  return subject === 'listing' ? ['none', 'warn', 'hide', 'suspend'] : ['none', 'warn', 'suspend'];
}
