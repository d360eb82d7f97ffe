import type { CallKey } from '../src/contract/calls/calls';

/** At most `times` in any window of `seconds`. */
export type Rate = { times: number; seconds: number };
/**
 * What a call is held to: by the network address that asks, by the account it is about (the e-mail it
 * names, or who is logged in), by both together, and instead of these two by a device that the account
 * knows: what strangers do locks nobody out of their own phone.
 */
type RateLimit = {
  perAddress?: Rate;
  perAccount?: Rate;
  perAccountAndAddress?: Rate;
  perKnownDevice?: Rate;
};

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

// Mobile networks put thousands of people behind one address: addresses get room, accounts little.
// What strangers ask about somebody's e-mail elsewhere takes little from its owner; mails have a budget of their own.
const MAILS: RateLimit = {
  perAddress: { times: 60, seconds: HOUR },
  perAccount: { times: 20, seconds: HOUR },
  perAccountAndAddress: { times: 5, seconds: HOUR },
};

// Every link lives on beside the ones after it: a stranger who asks for many takes none away.
const RESETS: RateLimit = {
  perAddress: { times: 60, seconds: HOUR },
  perAccount: { times: 20, seconds: HOUR },
  perAccountAndAddress: { times: 5, seconds: HOUR },
  perKnownDevice: { times: 5, seconds: HOUR },
};

/**
 * How many mails that anybody may cause go to one address, whichever calls ask for them: those beyond are
 * not sent, and the answers stay the same. What an account's owner asked for provably is not counted.
 */
export const MAIL_BUDGET: readonly Rate[] = [
  { times: 6, seconds: HOUR },
  { times: 20, seconds: 24 * HOUR },
];

/**
 * How many mails with visitors' questions go to one agent: questions beyond are on their list all the
 * same.
 */
export const CONTACT_MAIL_BUDGET: readonly Rate[] = [
  { times: 30, seconds: HOUR },
  { times: 200, seconds: 24 * HOUR },
];

/** How many mails one person's messages and inspections send to one other: all of them stand in the app. */
export const NEWS_MAIL_BUDGET: readonly Rate[] = [
  { times: 10, seconds: HOUR },
  { times: 40, seconds: 24 * HOUR },
];

/** How many mails say that somebody applied: all who wait are on the approver's page. */
export const APPLICATION_MAIL_BUDGET: readonly Rate[] = [
  { times: 10, seconds: HOUR },
  { times: 40, seconds: 24 * HOUR },
];

/** The calls that are worth abusing, and how often each may be made. */
export const RATE_LIMITS: Partial<Record<CallKey, RateLimit>> = {
  // Only failures count against an account: a success forgets them, and so does a new password.
  'POST /auth/login': {
    perAddress: { times: 200, seconds: QUARTER },
    perAccount: { times: 100, seconds: QUARTER },
    perAccountAndAddress: { times: 10, seconds: QUARTER },
    perKnownDevice: { times: 10, seconds: QUARTER },
  },
  // A new address gets a mail: nobody's may be filled by it.
  'PUT /auth/email': { perAccount: { times: 10, seconds: HOUR } },
  'PUT /auth/password': { perAccount: { times: 10, seconds: QUARTER } },
  'POST /auth/codes/begin': { perAccount: { times: 10, seconds: QUARTER } },
  'POST /auth/codes/confirm': { perAccount: { times: 10, seconds: QUARTER } },
  'POST /auth/codes/recovery': { perAccount: { times: 10, seconds: QUARTER } },
  'DELETE /auth/codes': { perAccount: { times: 10, seconds: QUARTER } },
  'POST /auth/passkeys/begin': { perAccount: { times: 10, seconds: QUARTER } },
  'DELETE /auth/passkeys/:id': { perAccount: { times: 10, seconds: QUARTER } },
  'POST /auth/passkey-login/begin': { perAddress: { times: 600, seconds: QUARTER } },
  'POST /auth/passkey-login': { perAddress: { times: 200, seconds: QUARTER } },
  'DELETE /account': { perAccount: { times: 10, seconds: QUARTER } },
  'POST /auth/reset-password': { perAddress: { times: 60, seconds: HOUR } },
  'POST /auth/forgot-password': RESETS,
  'POST /register': MAILS,
  'POST /agent-signup': MAILS,
  'POST /email/verification-code': MAILS,
  'POST /email/welcome': MAILS,
  'POST /email/password-reset': RESETS,
  'POST /email/verify': MAILS,
  'POST /email/agent-approval': MAILS,
  'POST /messages': { perAccount: { times: 120, seconds: HOUR } },
  'POST /inspections/requests': { perAccount: { times: 60, seconds: HOUR } },
  // Each tells somebody something.
  'PATCH /inspections/requests/:id/status': { perAccount: { times: 300, seconds: HOUR } },
  'PATCH /inspections/requests/:id/reschedule': { perAccount: { times: 120, seconds: HOUR } },
  // Each fetches an address of somebody else's.
  'PUT /inspections/busy-calendar': { perAccount: { times: 10, seconds: HOUR } },
  'PUT /listing-source': { perAccount: { times: 10, seconds: HOUR } },
  'POST /listing-source/fetch': { perAccount: { times: 5, seconds: 24 * HOUR } },
  'GET /inspections/calendar.ics': { perAddress: { times: 600, seconds: HOUR } },
  // A stranger who gives somebody's address leaves them room to ask from elsewhere.
  'POST /contact-requests': {
    perAddress: { times: 60, seconds: HOUR },
    perAccount: { times: 60, seconds: HOUR },
    perAccountAndAddress: { times: 10, seconds: HOUR },
  },
  'POST /reports': { perAddress: { times: 60, seconds: HOUR } },
  'POST /properties/:id/views': { perAddress: { times: 2000, seconds: HOUR } },
  // Each reads hundreds of listings: many phones behind one address may, one that never ends may not.
  'GET /area-packs/summary': { perAddress: { times: 1200, seconds: HOUR } },
  'GET /area-packs/chunk': { perAddress: { times: 6000, seconds: HOUR } },
  'GET /area-packs/tiles': { perAddress: { times: 6000, seconds: HOUR } },
  'GET /area-packs/ids': { perAddress: { times: 600, seconds: HOUR } },
  'GET /area-packs/changes': { perAddress: { times: 6000, seconds: HOUR } },
  'PUT /properties/:id/photos/:photoId': { perAccount: { times: 600, seconds: HOUR } },
  'PUT /agent-signup/documents/:kind': { perAddress: { times: 60, seconds: HOUR } },
  'POST /agent-signup/status': { perAddress: { times: 600, seconds: HOUR } },
  'POST /auth/sessions/end': { perAddress: { times: 600, seconds: HOUR } },
  'GET /account/export': { perAccount: { times: 10, seconds: HOUR } },
};
