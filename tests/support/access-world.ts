import { randomUUID } from 'node:crypto';
import type { CallKey } from '../../src/contract/calls/calls';
import { insertInspection } from '../../server/modules/inspections/repository';
import { notify } from '../../server/modules/notifications/repository';
import { publishProperty } from './publish-property';
import { propertyContent } from './property-content';
import { type TestAccount, type TestApp } from './test-app';
import { rowsOf } from './rows-of';

export type Role =
  | 'anonymous'
  | 'seeker'
  | 'otherSeeker'
  | 'agent'
  | 'otherAgent'
  | 'pending'
  | 'approver';
export type World = {
  people: Record<Exclude<Role, 'anonymous'>, TestAccount>;
  propertyId: string;
  draftId: string;
  photoId: string;
  messageId: string;
  inspectionId: string;
  notificationId: string;
  alertId: string;
  applicantId: string;
  reportId: string;
  planRequestId: string;
  contactId: string;
};

/** A home with everything around it, all of it the first agent's and the first seeker's. */
export async function makeWorld(t: TestApp): Promise<World> {
  const people = {
    seeker: await t.account('seeker', 'Own Seeker'),
    otherSeeker: await t.account('seeker', 'Other Seeker'),
    agent: await t.account('agent', 'Own Agent'),
    otherAgent: await t.account('agent', 'Other Agent'),
    pending: await t.account('agent', 'Pending Agent'),
    approver: await t.account('approver', 'Approver'),
  };
  await t.database.query(`UPDATE users SET approval = 'pending' WHERE id = $1`, [
    people.pending.id,
  ]);
  const propertyId = await publishProperty(t, people.agent);
  const draftId = randomUUID();
  await t.send(`PUT /api/properties/${draftId}`, { payload: propertyContent(), as: people.agent });
  const photoId = randomUUID();
  await t.database.query(
    `INSERT INTO photos (id, property_id, position, width, height, color, small, medium, large)
     VALUES ($1, $2, 0, 4, 3, '#000000', '/photos/a', '/photos/b', '/photos/c')`,
    [photoId, propertyId],
  );
  const messageId = randomUUID();
  await t.send('POST /api/messages', {
    as: people.seeker,
    payload: {
      id: messageId,
      recipientId: people.agent.id,
      propertyId,
      subject: 'Is it free?',
      content: 'From May',
    },
  });
  const inspectionId = randomUUID();
  await insertInspection(t.database, {
    id: inspectionId,
    propertyId,
    requesterId: people.seeker.id,
    ownerId: people.agent.id,
    title: 'A home',
    address: 'A street',
    fee: { inspectionFee: null, inspectionFeeComesOff: false },
    requestDate: '2099-01-01',
    requestTime: '10:00',
    contactNumber: '08000000000',
  });
  await notify(t.database, {
    userId: people.seeker.id,
    type: 'PRICE_CHANGE',
    propertyId,
    propertyTitle: 'A home',
    message: 'New price',
    details: {},
  });
  const [notification] = await rowsOf<{ id: string }>(
    t.database,
    'SELECT id FROM notifications WHERE user_id = $1',
    [people.seeker.id],
  );
  const alertId = randomUUID();
  await t.send(`PUT /api/search-alerts/${alertId}`, {
    as: people.seeker,
    payload: {
      name: 'Lekki',
      criteria: { listingType: 'rent' },
      frequency: 'Daily',
      includeSimilar: false,
    },
  });
  const reportId = randomUUID();
  await t.send('POST /api/reports', {
    as: people.otherSeeker,
    payload: {
      id: reportId,
      subject: 'listing',
      subjectId: propertyId,
      reason: 'untrue',
      note: 'The photos are of another home',
    },
  });
  const planRequestId = randomUUID();
  await t.database.query(
    `INSERT INTO plan_requests (user_id, id, plan) VALUES ($1, $2, 'business')`,
    [people.agent.id, planRequestId],
  );
  const contactId = randomUUID();
  await t.send('POST /api/contact-requests', {
    payload: {
      id: contactId,
      propertyId,
      name: 'Vera Visitor',
      email: 'vera@test.example',
      phone: '08030000000',
      kind: 'call',
    },
  });
  return {
    people,
    propertyId,
    draftId,
    photoId,
    messageId,
    inspectionId,
    notificationId: notification?.id ?? '',
    alertId,
    applicantId: people.pending.id,
    reportId,
    planRequestId,
    contactId,
  };
}

export type Asked = { url: string; payload?: object | Buffer; headers?: Record<string, string> };

/** The request that its rightful role may make of the world; ids are the world's own. */
export function requestFor(call: CallKey, w: World): Asked {
  const [, path = ''] = call.split(' ');
  const own: Partial<Record<CallKey, Asked>> = {
    'GET /auth/verify': { url: '/api/auth/verify?token=none' },
    'POST /auth/verify': { url: '/api/auth/verify?token=none' },
    'GET /auth/end-session': { url: `/api/auth/end-session?fingerprint=${'0'.repeat(64)}` },
    'POST /auth/end-session': { url: `/api/auth/end-session?fingerprint=${'0'.repeat(64)}` },
    'POST /auth/sessions/end': {
      url: '/api/auth/sessions/end',
      payload: { fingerprint: '0'.repeat(64) },
    },
    'POST /commands': {
      url: '/api/commands',
      payload: {
        commands: [
          { method: 'PATCH', path: `/api/messages/${w.messageId}/read` },
          { method: 'DELETE', path: `/api/properties/${w.draftId}` },
        ],
      },
    },
    'GET /sync': { url: '/api/sync?cursors=messages:0,properties:0' },
    'PATCH /auth/passkeys/:id': {
      url: `/api/auth/passkeys/${randomUUID()}`,
      payload: { name: 'My phone' },
    },
    'DELETE /auth/passkeys/:id': { url: `/api/auth/passkeys/${randomUUID()}`, payload: {} },
    'DELETE /auth/sessions/:id': { url: `/api/auth/sessions/${'0'.repeat(32)}` },
    'POST /properties/:id/views': {
      url: `/api/properties/${w.propertyId}/views`,
      payload: { deviceId: randomUUID(), day: new Date().toISOString().slice(0, 10) },
    },
    'PUT /properties/:id': { url: `/api/properties/${w.draftId}`, payload: propertyContent() },
    'POST /properties/:id/publish': { url: `/api/properties/${w.draftId}/publish` },
    'POST /properties/:id/unpublish': { url: `/api/properties/${w.draftId}/unpublish` },
    'POST /properties/:id/close': {
      url: `/api/properties/${w.draftId}/close`,
      payload: { date: '2026-01-31' },
    },
    'POST /properties/:id/confirm': { url: `/api/properties/${w.draftId}/confirm` },
    'PUT /properties/:id/photo-order': {
      url: `/api/properties/${w.propertyId}/photo-order`,
      payload: { photos: [{ id: w.photoId, caption: 'The kitchen' }] },
    },
    'DELETE /properties/:id': { url: `/api/properties/${w.draftId}` },
    'GET /properties/:id': { url: `/api/properties/${w.draftId}` },
    'PUT /properties/:id/photos/:photoId': {
      url: `/api/properties/${w.propertyId}/photos/${w.photoId}?position=0`,
      payload: Buffer.from('no picture'),
      headers: { 'content-type': 'image/png' },
    },
    'DELETE /properties/:id/photos/:photoId': {
      url: `/api/properties/${w.propertyId}/photos/${w.photoId}`,
    },
    'PATCH /messages/:id/read': { url: `/api/messages/${w.messageId}/read` },
    'PATCH /messages/:id/unread': { url: `/api/messages/${w.messageId}/unread` },
    'DELETE /messages/:id': { url: `/api/messages/${w.messageId}` },
    'POST /reports': {
      url: '/api/reports',
      payload: {
        id: randomUUID(),
        subject: 'person',
        subjectId: w.people.pending.id,
        reason: 'scam',
        note: '',
      },
    },
    'POST /reports/:id/decision': {
      url: `/api/reports/${w.reportId}/decision`,
      payload: { decision: 'warn', words: 'Please write the whole price' },
    },
    'PUT /plan/request': { url: '/api/plan/request', payload: { plan: 'enterprise' } },
    'POST /plan-requests/:id/decision': {
      url: `/api/plan-requests/${w.planRequestId}/decision`,
      payload: { decision: 'decline', reason: 'Please call us first' },
    },
    'PATCH /contact-requests/:id': {
      url: `/api/contact-requests/${w.contactId}`,
      payload: { answered: true },
    },
    'PUT /hidden-homes/:id': { url: `/api/hidden-homes/${w.propertyId}` },
    'DELETE /hidden-homes/:id': { url: `/api/hidden-homes/${w.propertyId}` },
    'PUT /blocks/:id': { url: `/api/blocks/${w.people.pending.id}` },
    'DELETE /blocks/:id': { url: `/api/blocks/${w.people.pending.id}` },
    'POST /saved-properties': {
      url: '/api/saved-properties',
      payload: { propertyId: w.propertyId },
    },
    'DELETE /saved-properties/:id': { url: `/api/saved-properties/${w.propertyId}` },
    'PATCH /notifications/:id/read': { url: `/api/notifications/${w.notificationId}/read` },
    'PATCH /inspections/requests/:id/status': {
      url: `/api/inspections/requests/${w.inspectionId}/status`,
      payload: { status: 'Confirmed' },
    },
    'PATCH /inspections/requests/:id/reschedule': {
      url: `/api/inspections/requests/${w.inspectionId}/reschedule`,
      payload: { requestDate: '2099-02-01', requestTime: '11:00' },
    },
    'PATCH /inspections/requests/:id/cancel': {
      url: `/api/inspections/requests/${w.inspectionId}/cancel`,
    },
    'DELETE /inspections/requests/:id': { url: `/api/inspections/requests/${w.inspectionId}` },
    'PUT /search-alerts/:id': {
      url: `/api/search-alerts/${w.alertId}`,
      payload: {
        name: 'Taken over',
        criteria: {},
        frequency: 'Weekly',
        includeSimilar: true,
      },
    },
    'DELETE /search-alerts/:id': { url: `/api/search-alerts/${w.alertId}` },
    'GET /search-alerts/:id/matches': { url: `/api/search-alerts/${w.alertId}/matches` },
    'POST /boosts/apply': { url: '/api/boosts/apply', payload: { propertyId: w.propertyId } },
    'GET /analytics/historical/:metric': { url: '/api/analytics/historical/views' },
    'GET /analytics/insights/:id': { url: `/api/analytics/insights/${w.propertyId}` },
    'GET /agents/:id': { url: `/api/agents/${w.people.agent.id}` },
    'GET /agents/:id/documents/:kind': {
      url: `/api/agents/${w.applicantId}/documents/validID`,
    },
    'PUT /agent-signup/documents/:kind': {
      url: '/api/agent-signup/documents/validID?token=none',
      payload: Buffer.from('%PDF-1.7'),
      headers: { 'content-type': 'application/pdf' },
    },
  };
  return own[call] ?? { url: `/api${path}`, ...(call.startsWith('GET') ? {} : { payload: {} }) };
}
