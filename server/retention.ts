/** How long one kind of data is kept, and why not shorter or longer. */
type Kept = { days: number; since: string; reason: string };

/**
 * The one table of how long what is kept of people is kept. The job `tidy` enforces it every hour, and
 * docs/privacy-register.md repeats the days. What is not here lives as long as its account.
 */
export const RETENTION = {
  storedAnswers: {
    days: 90,
    since: 'the request',
    reason: 'A phone that lay in a drawer for weeks may send once more what was done already.',
  },
  takenBack: {
    days: 90,
    since: 'taking it back',
    reason: 'The late original of what was taken back must not live on.',
  },
  mails: {
    days: 30,
    since: 'writing',
    reason: 'Whoever asks what was sent to them, and whether it arrived, asks soon.',
  },
  sms: { days: 30, since: 'writing', reason: 'As for mails.' },
  notifications: {
    days: 180,
    since: 'the news',
    reason: 'A list of news is read back over a search for a home, which takes months.',
  },
  idleSessions: {
    days: 90,
    since: 'last use',
    reason: 'A phone that is not used for three months may be lost.',
  },
  sessions: {
    days: 180,
    since: 'the login',
    reason: 'Nobody stays logged in for ever; devices told of news go with their session.',
  },
  knownDevices: {
    days: 180,
    since: 'last login',
    reason: 'A login from a new device is told to its owner; an old device counts as new again.',
  },
  contactRequests: {
    days: 365,
    since: 'the request',
    reason: 'Agent and visitor may come back to it within the usual year of a tenancy.',
  },
  unverifiedAccounts: {
    days: 30,
    since: 'registration',
    reason: 'Whoever does not confirm an address in a month has no use for the account.',
  },
  refusedApplications: {
    days: 180,
    since: 'the refusal',
    reason: 'A refused applicant may apply anew or complain; then the papers have no purpose.',
  },
  visits: {
    days: 400,
    since: 'the day',
    reason: 'Figures compare a month with the same one of last year, and need no older visitors.',
  },
  reports: {
    days: 1095,
    since: 'the decision',
    reason: 'As for decisions; what hides a listing or suspends an account stays while it does.',
  },
  reportAddresses: {
    days: 180,
    since: 'the report',
    reason:
      'An answer that took half a year is of no use; decided reports have no address any more.',
  },
  decisions: {
    days: 1095,
    since: 'the decision',
    reason: 'Who decided on an application must be known while a claim about it may be brought.',
  },
} as const satisfies Record<string, Kept>;

export type RetentionKind = keyof typeof RETENTION;
