/** What can be reported. */
export const REPORT_SUBJECTS = ['listing', 'message', 'person'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** Why something is reported. */
export const REPORT_REASONS = ['scam', 'gone', 'untrue', 'fee', 'abuse', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What an approver decides about a report. */
export const REPORT_DECISIONS = ['none', 'warn', 'hide', 'suspend'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
