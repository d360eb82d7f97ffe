import * as message from '../feed/message';
import * as notification from '../feed/notification';
import * as push from '../feed/push';
import * as inspection from '../inspection/inspection';
import * as offered from '../inspection/offered-times';
import * as saved from '../listing/saved-property';
import * as block from '../people/block';
import * as contact from '../people/contact-request';
import * as report from '../people/report';
import type { CallTable } from './call';

/** Calls by which people reach each other: messages, inspections, reports and what tells of them. */
export const CONTACT_CALLS = {
  'GET /messages': { answer: message.messageListSchema },
  'POST /messages': {
    body: message.sendMessageSchema,
    statuses: [201],
    answer: message.sendMessageAnswerSchema,
  },
  'PATCH /messages/:id/read': { answer: message.messageReadAnswerSchema },
  'PATCH /messages/:id/unread': { answer: message.messageReadAnswerSchema },
  'DELETE /messages/:id': { answer: saved.removedAnswerSchema },
  'POST /reports': {
    body: report.sendReportSchema,
    statuses: [201],
    answer: report.reportSentSchema,
  },
  'GET /reports': { answer: report.reportListSchema },
  'POST /reports/:id/decision': {
    body: report.decideReportSchema,
    answer: report.reportDecidedSchema,
  },
  'PUT /blocks/:id': { answer: block.blockAnswerSchema },
  'DELETE /blocks/:id': { answer: saved.removedAnswerSchema },
  'GET /notifications': { answer: notification.notificationListSchema },
  'PATCH /notifications/:id/read': { answer: notification.notificationAnswerSchema },
  'PATCH /notifications/read-all': {
    query: notification.readAllQuerySchema,
    answer: notification.notificationsReadSchema,
  },
  'GET /push/key': { answer: push.pushKeySchema },
  'POST /push/subscriptions': {
    body: push.pushSubscriptionSchema,
    answer: push.pushSubscribedSchema,
  },
  'DELETE /push/subscriptions': {
    body: push.pushEndpointSchema,
    answer: push.pushSubscribedSchema,
  },
  'GET /inspections/permissions': { answer: inspection.inspectionPermissionsSchema },
  'GET /inspections/enabled-users': { answer: inspection.enabledUsersSchema },
  'GET /inspections/calendar': { answer: inspection.calendarStateSchema },
  'POST /inspections/calendar': {
    body: inspection.calendarWishSchema,
    answer: inspection.calendarAddressSchema,
  },
  'DELETE /inspections/calendar': { answer: inspection.calendarEndedSchema },
  'GET /inspections/calendar.ics': { query: inspection.calendarQuerySchema },
  'GET /inspections/offered-times': { answer: offered.offeredTimesAnswerSchema },
  'PUT /inspections/offered-times': {
    body: offered.offeredTimesChangeSchema,
    answer: offered.offeredTimesAnswerSchema,
  },
  'GET /inspections/busy-calendar': { answer: offered.busyCalendarAnswerSchema },
  'PUT /inspections/busy-calendar': {
    body: offered.busyCalendarSchema,
    answer: offered.busyCalendarAnswerSchema,
  },
  'DELETE /inspections/busy-calendar': { answer: offered.busyCalendarAnswerSchema },
  'POST /inspections/requests': {
    body: inspection.inspectionRequestSchema,
    statuses: [201],
    answer: inspection.inspectionCreatedSchema,
  },
  'GET /inspections/requests/received': { answer: inspection.inspectionListSchema },
  'GET /inspections/requests/sent': { answer: inspection.inspectionListSchema },
  'PATCH /inspections/requests/:id/status': {
    body: inspection.inspectionStatusSchema,
    answer: inspection.inspectionAnswerSchema,
  },
  'PATCH /inspections/requests/:id/reschedule': {
    body: inspection.inspectionRescheduleSchema,
    answer: inspection.inspectionAnswerSchema,
  },
  'PATCH /inspections/requests/:id/cancel': { answer: inspection.inspectionAnswerSchema },
  'DELETE /inspections/requests/:id': { answer: saved.removedAnswerSchema },
  'POST /contact-requests': {
    body: contact.contactRequestSchema,
    statuses: [201],
    answer: contact.contactSentSchema,
  },
  'PATCH /contact-requests/:id': {
    body: contact.contactAnsweredSchema,
    answer: contact.contactAnswerSchema,
  },
  'GET /contact-requests': { answer: contact.contactListSchema },
} satisfies CallTable;
