import type { CallKey } from './calls';

/** Most commands that travel in one POST /commands. Free of the validator: devices use it. */
export const MAX_BATCH = 50;

/** The calls that may travel together; photos, papers, sign-up and everything else go alone. */
export const BATCHED_CALLS = [
  'PUT /properties/:id',
  'POST /properties/:id/publish',
  'POST /properties/:id/unpublish',
  'POST /properties/:id/close',
  'POST /properties/:id/confirm',
  'DELETE /properties/:id',
  'PUT /properties/:id/photo-order',
  'DELETE /properties/:id/photos/:photoId',
  'POST /properties/:id/views',
  'POST /saved-properties',
  'DELETE /saved-properties/:id',
  'POST /messages',
  'PATCH /messages/:id/read',
  'PATCH /messages/:id/unread',
  'DELETE /messages/:id',
  'PUT /search-alerts/:id',
  'DELETE /search-alerts/:id',
  'POST /contact-requests',
  'POST /inspections/requests',
  'DELETE /inspections/requests/:id',
  'PATCH /inspections/requests/:id/status',
  'PATCH /inspections/requests/:id/reschedule',
  'POST /boosts/apply',
  'POST /boosts/purchase',
  'PATCH /notifications/:id/read',
  'PATCH /notifications/read-all',
  'PUT /auth/profile',
  'PUT /auth/notification-preferences',
  'DELETE /auth/sessions/:id',
  'POST /email/agent-approval/approve',
  'POST /email/agent-approval/reject',
] as const satisfies readonly CallKey[];
