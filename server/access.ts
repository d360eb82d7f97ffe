import type { UserType } from '../src/contract/people/account';
import type { CallKey } from '../src/contract/calls/calls';

/** Who may use a call: everybody, with or without an account, or the roles named. */
export type Access = 'everybody' | readonly UserType[];

const EVERYBODY = 'everybody';
const LOGGED_IN = ['seeker', 'agent', 'approver'] as const;
/** The two sides of a home; approvers decide on accounts and take no part. */
const PEOPLE = ['seeker', 'agent'] as const;
const AGENTS = ['agent'] as const;
const APPROVERS = ['approver'] as const;

/**
 * The one table of who may do what. A route that is not in it cannot be registered. Within a role a
 * person reaches what is their own: any other id is answered like one that does not exist.
 */
export const ACCESS: Record<CallKey, Access> = {
  'GET /health': EVERYBODY,
  'GET /ready': EVERYBODY,

  'POST /register': EVERYBODY,
  'GET /auth/verify': EVERYBODY,
  'POST /auth/verify': EVERYBODY,
  'GET /auth/end-session': EVERYBODY,
  'POST /auth/end-session': EVERYBODY,
  'GET /auth/remove-sign-up': EVERYBODY,
  'POST /auth/remove-sign-up': EVERYBODY,
  'GET /auth/undo-email': EVERYBODY,
  'POST /auth/undo-email': EVERYBODY,
  'POST /auth/login': EVERYBODY,
  'POST /auth/logout': LOGGED_IN,
  // The fingerprint is the proof, and ends one session; it opens none.
  'POST /auth/sessions/end': EVERYBODY,
  'POST /auth/forgot-password': EVERYBODY,
  'POST /auth/reset-password': EVERYBODY,
  'GET /auth/profile': LOGGED_IN,
  'PUT /auth/profile': LOGGED_IN,
  'PUT /auth/email': LOGGED_IN,
  'PUT /auth/password': LOGGED_IN,
  'GET /auth/notification-preferences': LOGGED_IN,
  'PUT /auth/notification-preferences': LOGGED_IN,
  'GET /auth/sessions': LOGGED_IN,
  'DELETE /auth/sessions/:id': LOGGED_IN,
  'GET /auth/second-factors': LOGGED_IN,
  'POST /auth/codes/begin': LOGGED_IN,
  'POST /auth/codes/confirm': LOGGED_IN,
  'POST /auth/codes/recovery': LOGGED_IN,
  'DELETE /auth/codes': LOGGED_IN,
  'POST /auth/passkeys/begin': LOGGED_IN,
  'POST /auth/passkeys': LOGGED_IN,
  'PATCH /auth/passkeys/:id': LOGGED_IN,
  'DELETE /auth/passkeys/:id': LOGGED_IN,
  'POST /auth/passkey-login/begin': EVERYBODY,
  'POST /auth/passkey-login': EVERYBODY,
  'GET /account/export': LOGGED_IN,
  'DELETE /account': LOGGED_IN,

  'GET /properties': EVERYBODY,
  'GET /home-page': EVERYBODY,
  'GET /price-medians': AGENTS,
  'GET /properties/:id': EVERYBODY,
  'PUT /properties/:id': AGENTS,
  'POST /properties/:id/publish': AGENTS,
  'POST /properties/:id/unpublish': AGENTS,
  'POST /properties/:id/close': AGENTS,
  'POST /properties/:id/confirm': AGENTS,
  'PUT /properties/:id/photo-order': AGENTS,
  'DELETE /properties/:id': AGENTS,
  'POST /properties/:id/views': EVERYBODY,
  'PUT /properties/:id/photos/:photoId': AGENTS,
  'DELETE /properties/:id/photos/:photoId': AGENTS,

  'GET /agents/:id': EVERYBODY,
  'GET /agents/:id/free-times': EVERYBODY,

  'GET /area-packs/summary': EVERYBODY,
  'GET /area-packs/chunk': EVERYBODY,
  'GET /area-packs/changes': EVERYBODY,
  'GET /area-packs/ids': EVERYBODY,
  'GET /area-packs/places': EVERYBODY,
  'GET /area-packs/tiles': EVERYBODY,
  'GET /places': EVERYBODY,
  'GET /places/near': EVERYBODY,

  'GET /messages': PEOPLE,
  'POST /messages': PEOPLE,
  'PATCH /messages/:id/read': PEOPLE,
  'PATCH /messages/:id/unread': PEOPLE,
  'DELETE /messages/:id': PEOPLE,

  'POST /reports': EVERYBODY,
  'GET /reports': APPROVERS,
  'POST /reports/:id/decision': APPROVERS,
  'PUT /hidden-homes/:id': PEOPLE,
  'DELETE /hidden-homes/:id': PEOPLE,
  'PUT /blocks/:id': PEOPLE,
  'DELETE /blocks/:id': PEOPLE,

  'GET /saved-properties': PEOPLE,
  'POST /saved-properties': PEOPLE,
  'DELETE /saved-properties/:id': PEOPLE,

  'GET /notifications': PEOPLE,
  'PATCH /notifications/:id/read': PEOPLE,
  'PATCH /notifications/read-all': PEOPLE,

  'GET /push/key': PEOPLE,
  'POST /push/subscriptions': PEOPLE,
  'DELETE /push/subscriptions': PEOPLE,

  'GET /inspections/permissions': LOGGED_IN,
  'GET /inspections/enabled-users': AGENTS,
  'GET /inspections/offered-times': AGENTS,
  'PUT /inspections/offered-times': AGENTS,
  'GET /inspections/busy-calendar': AGENTS,
  'PUT /inspections/busy-calendar': AGENTS,
  'DELETE /inspections/busy-calendar': AGENTS,
  'GET /listing-source': AGENTS,
  'PUT /listing-source': AGENTS,
  'POST /listing-source/fetch': AGENTS,
  'DELETE /listing-source': AGENTS,
  'GET /inspections/calendar': AGENTS,
  'POST /inspections/calendar': AGENTS,
  'DELETE /inspections/calendar': AGENTS,
  // The token in the address is the proof.
  'GET /inspections/calendar.ics': EVERYBODY,
  'POST /inspections/requests': PEOPLE,
  'GET /inspections/requests/received': AGENTS,
  'GET /inspections/requests/sent': PEOPLE,
  'PATCH /inspections/requests/:id/status': AGENTS,
  'PATCH /inspections/requests/:id/reschedule': AGENTS,
  'PATCH /inspections/requests/:id/cancel': PEOPLE,
  'DELETE /inspections/requests/:id': PEOPLE,

  'GET /search-alerts': PEOPLE,
  'PUT /search-alerts/:id': PEOPLE,
  'DELETE /search-alerts/:id': PEOPLE,
  'GET /search-alerts/:id/matches': PEOPLE,
  'GET /unsubscribe': EVERYBODY,
  'POST /unsubscribe': EVERYBODY,

  'POST /contact-requests': EVERYBODY,
  'GET /contact-requests': AGENTS,
  'PATCH /contact-requests/:id': AGENTS,

  'GET /plan': AGENTS,
  'PUT /plan/request': AGENTS,
  'DELETE /plan/request': AGENTS,
  'GET /plan-requests': APPROVERS,
  'POST /plan-requests/:id/decision': APPROVERS,
  'GET /boosts': AGENTS,
  'GET /boosts/history': AGENTS,
  'GET /boosts/active': AGENTS,
  'GET /boosts/packages': AGENTS,
  'POST /boosts/apply': AGENTS,
  'POST /boosts/purchase': AGENTS,

  'GET /analytics/overview': AGENTS,
  'GET /analytics/properties': AGENTS,
  'GET /analytics/messages': AGENTS,
  'GET /analytics/historical/:metric': AGENTS,
  'GET /analytics/export.csv': AGENTS,
  'GET /analytics/insights/:id': AGENTS,

  'POST /agent-signup': EVERYBODY,
  'PUT /agent-signup/documents/:kind': EVERYBODY,
  'POST /agent-signup/status': EVERYBODY,
  'GET /email/agent-approval/pending': APPROVERS,
  'POST /email/agent-approval/approve': APPROVERS,
  'POST /email/agent-approval/reject': APPROVERS,
  'GET /agents/:id/documents/:kind': APPROVERS,
  'GET /audit': APPROVERS,
  'POST /email/agent-approval': EVERYBODY,
  'POST /email/send': APPROVERS,
  'POST /email/property-approval': APPROVERS,
  'POST /email/verification-code': EVERYBODY,
  'POST /email/welcome': EVERYBODY,
  'POST /email/password-reset': EVERYBODY,
  'POST /email/verify': EVERYBODY,

  'POST /outbox/receipts': LOGGED_IN,
  // Each command in it is held to its own line of this table.
  'POST /commands': EVERYBODY,
  'GET /sync': PEOPLE,
};

/**
 * All that an approver without a second factor may use of the calls that take an account: what sets
 * one up, what the screen of settings reads, and logging out.
 */
export const WITHOUT_SECOND_FACTOR: ReadonlySet<CallKey> = new Set([
  'POST /auth/logout',
  'GET /auth/profile',
  'PUT /auth/password',
  'GET /auth/notification-preferences',
  'GET /auth/sessions',
  'DELETE /auth/sessions/:id',
  'GET /auth/second-factors',
  'POST /auth/codes/begin',
  'POST /auth/codes/confirm',
  'POST /auth/codes/recovery',
  'DELETE /auth/codes',
  'POST /auth/passkeys/begin',
  'POST /auth/passkeys',
  'PATCH /auth/passkeys/:id',
  'DELETE /auth/passkeys/:id',
]);
