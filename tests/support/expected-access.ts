import type { CallKey } from '../../src/contract/calls';

type Expected = 'yes' | 401 | 403;

/**
 * What each call says to whom for being who they are: nobody in particular, a seeker, an agent, an
 * approver. Written by hand beside server/access.ts, never from it.
 */
export const EXPECTED_ACCESS: Record<
  CallKey,
  readonly [nobody: Expected, seeker: Expected, agent: Expected, approver: Expected]
> = {
  'GET /health': ['yes', 'yes', 'yes', 'yes'],
  'GET /ready': ['yes', 'yes', 'yes', 'yes'],

  // An account, and what is one's own in it.
  'POST /register': ['yes', 'yes', 'yes', 'yes'],
  'GET /auth/verify': ['yes', 'yes', 'yes', 'yes'],
  'POST /auth/login': ['yes', 'yes', 'yes', 'yes'],
  'POST /auth/forgot-password': ['yes', 'yes', 'yes', 'yes'],
  'POST /auth/reset-password': ['yes', 'yes', 'yes', 'yes'],
  'POST /auth/sessions/end': ['yes', 'yes', 'yes', 'yes'],
  'POST /auth/logout': [401, 'yes', 'yes', 'yes'],
  'GET /auth/profile': [401, 'yes', 'yes', 'yes'],
  'PUT /auth/profile': [401, 'yes', 'yes', 'yes'],
  'PUT /auth/password': [401, 'yes', 'yes', 'yes'],
  'GET /auth/notification-preferences': [401, 'yes', 'yes', 'yes'],
  'PUT /auth/notification-preferences': [401, 'yes', 'yes', 'yes'],
  'GET /auth/sessions': [401, 'yes', 'yes', 'yes'],
  'DELETE /auth/sessions/:id': [401, 'yes', 'yes', 'yes'],
  'GET /account/export': [401, 'yes', 'yes', 'yes'],
  'DELETE /account': [401, 'yes', 'yes', 'yes'],

  // Listings: everybody looks, agents write.
  'GET /properties': ['yes', 'yes', 'yes', 'yes'],
  'GET /price-medians': [401, 403, 'yes', 403],
  'GET /properties/:id': ['yes', 'yes', 'yes', 'yes'],
  'POST /properties/:id/views': ['yes', 'yes', 'yes', 'yes'],
  'PUT /properties/:id': [401, 403, 'yes', 403],
  'POST /properties/:id/publish': [401, 403, 'yes', 403],
  'POST /properties/:id/unpublish': [401, 403, 'yes', 403],
  'POST /properties/:id/close': [401, 403, 'yes', 403],
  'POST /properties/:id/confirm': [401, 403, 'yes', 403],
  'PUT /properties/:id/photo-order': [401, 403, 'yes', 403],
  'DELETE /properties/:id': [401, 403, 'yes', 403],
  'PUT /properties/:id/photos/:photoId': [401, 403, 'yes', 403],
  'DELETE /properties/:id/photos/:photoId': [401, 403, 'yes', 403],

  'GET /area-packs/summary': ['yes', 'yes', 'yes', 'yes'],
  'GET /area-packs/chunk': ['yes', 'yes', 'yes', 'yes'],
  'GET /area-packs/changes': ['yes', 'yes', 'yes', 'yes'],
  'GET /area-packs/ids': ['yes', 'yes', 'yes', 'yes'],
  'GET /area-packs/places': ['yes', 'yes', 'yes', 'yes'],
  'GET /area-packs/tiles': ['yes', 'yes', 'yes', 'yes'],
  'GET /places': ['yes', 'yes', 'yes', 'yes'],
  'GET /places/near': ['yes', 'yes', 'yes', 'yes'],

  // Between the two sides of a home.
  'GET /messages': [401, 'yes', 'yes', 403],
  'POST /messages': [401, 'yes', 'yes', 403],
  'PATCH /messages/:id/read': [401, 'yes', 'yes', 403],
  'PATCH /messages/:id/unread': [401, 'yes', 'yes', 403],
  'DELETE /messages/:id': [401, 'yes', 'yes', 403],
  'GET /saved-properties': [401, 'yes', 'yes', 403],
  'POST /saved-properties': [401, 'yes', 'yes', 403],
  'DELETE /saved-properties/:id': [401, 'yes', 'yes', 403],
  'GET /notifications': [401, 'yes', 'yes', 403],
  'PATCH /notifications/:id/read': [401, 'yes', 'yes', 403],
  'PATCH /notifications/read-all': [401, 'yes', 'yes', 403],
  'GET /push/key': [401, 'yes', 'yes', 403],
  'POST /push/subscriptions': [401, 'yes', 'yes', 403],
  'DELETE /push/subscriptions': [401, 'yes', 'yes', 403],
  'GET /search-alerts': [401, 'yes', 'yes', 403],
  'PUT /search-alerts/:id': [401, 'yes', 'yes', 403],
  'DELETE /search-alerts/:id': [401, 'yes', 'yes', 403],
  'GET /search-alerts/:id/matches': [401, 'yes', 'yes', 403],
  'GET /unsubscribe': ['yes', 'yes', 'yes', 'yes'],
  'POST /unsubscribe': ['yes', 'yes', 'yes', 'yes'],

  'GET /inspections/permissions': [401, 'yes', 'yes', 'yes'],
  'GET /inspections/calendar.ics': ['yes', 'yes', 'yes', 'yes'],
  'POST /inspections/requests': [401, 'yes', 'yes', 403],
  'GET /inspections/requests/sent': [401, 'yes', 'yes', 403],
  'PATCH /inspections/requests/:id/cancel': [401, 'yes', 'yes', 403],
  'DELETE /inspections/requests/:id': [401, 'yes', 'yes', 403],
  'GET /inspections/requests/received': [401, 403, 'yes', 403],
  'PATCH /inspections/requests/:id/status': [401, 403, 'yes', 403],
  'PATCH /inspections/requests/:id/reschedule': [401, 403, 'yes', 403],
  'GET /inspections/enabled-users': [401, 403, 'yes', 403],
  'POST /inspections/calendar': [401, 403, 'yes', 403],

  // Anybody may ask an agent to call; names, numbers and words are for that agent.
  'POST /contact-requests': ['yes', 'yes', 'yes', 'yes'],
  'GET /contact-requests': [401, 403, 'yes', 403],

  'GET /plan': [401, 403, 'yes', 403],
  'GET /boosts': [401, 403, 'yes', 403],
  'GET /boosts/history': [401, 403, 'yes', 403],
  'GET /boosts/active': [401, 403, 'yes', 403],
  'GET /boosts/packages': [401, 403, 'yes', 403],
  'POST /boosts/apply': [401, 403, 'yes', 403],
  'POST /boosts/purchase': [401, 403, 'yes', 403],
  'GET /analytics/overview': [401, 403, 'yes', 403],
  'GET /analytics/properties': [401, 403, 'yes', 403],
  'GET /analytics/messages': [401, 403, 'yes', 403],
  'GET /analytics/historical/:metric': [401, 403, 'yes', 403],
  'GET /analytics/export.csv': [401, 403, 'yes', 403],
  'GET /analytics/insights/:id': [401, 403, 'yes', 403],

  // Papers and decisions about agents are for those who decide.
  'POST /agent-signup': ['yes', 'yes', 'yes', 'yes'],
  'PUT /agent-signup/documents/:kind': ['yes', 'yes', 'yes', 'yes'],
  'POST /agent-signup/status': ['yes', 'yes', 'yes', 'yes'],
  'GET /email/agent-approval/pending': [401, 403, 403, 'yes'],
  'POST /email/agent-approval/approve': [401, 403, 403, 'yes'],
  'POST /email/agent-approval/reject': [401, 403, 403, 'yes'],
  'GET /agents/:id/documents/:kind': [401, 403, 403, 'yes'],
  'GET /audit': [401, 403, 403, 'yes'],
  'POST /email/send': [401, 403, 403, 'yes'],
  'POST /email/property-approval': [401, 403, 403, 'yes'],
  'POST /email/agent-approval': ['yes', 'yes', 'yes', 'yes'],
  'POST /email/verification-code': ['yes', 'yes', 'yes', 'yes'],
  'POST /email/welcome': ['yes', 'yes', 'yes', 'yes'],
  'POST /email/password-reset': ['yes', 'yes', 'yes', 'yes'],
  'POST /email/verify': ['yes', 'yes', 'yes', 'yes'],

  'POST /outbox/receipts': [401, 'yes', 'yes', 'yes'],
  'POST /commands': ['yes', 'yes', 'yes', 'yes'],
  'GET /sync': [401, 'yes', 'yes', 403],
};
