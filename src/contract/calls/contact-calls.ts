import type * as block from '../people/block';
import type * as contact from '../people/contact-request';
import type * as inspection from '../inspection/inspection';
import type * as message from '../feed/message';
import type * as notification from '../feed/notification';
import type * as offered from '../inspection/offered-times';
import type * as push from '../feed/push';
import type * as report from '../people/report';
import type * as saved from '../listing/saved-property';
import type { In, Out } from './in-and-out';

type Removed = Out<typeof saved.removedAnswerSchema>;

/** Calls by which people reach each other: messages, inspections, reports and what tells of them. */
export type ContactCalls = {
  'GET /messages': { answer: Out<typeof message.messageListSchema> };
  'POST /messages': {
    body: message.SendMessageRequest;
    answer: Out<typeof message.sendMessageAnswerSchema>;
  };
  'PATCH /messages/:id/read': { answer: Out<typeof message.messageReadAnswerSchema> };
  'PATCH /messages/:id/unread': { answer: Out<typeof message.messageReadAnswerSchema> };
  'DELETE /messages/:id': { answer: Removed };
  'POST /reports': {
    body: report.SendReport;
    answer: Out<typeof report.reportSentSchema>;
  };
  'GET /reports': { answer: Out<typeof report.reportListSchema> };
  'POST /reports/:id/decision': {
    body: In<typeof report.decideReportSchema>;
    answer: Out<typeof report.reportDecidedSchema>;
  };
  'PUT /blocks/:id': { answer: Out<typeof block.blockAnswerSchema> };
  'DELETE /blocks/:id': { answer: Removed };
  'GET /notifications': { answer: Out<typeof notification.notificationListSchema> };
  'PATCH /notifications/:id/read': { answer: Out<typeof notification.notificationAnswerSchema> };
  'PATCH /notifications/read-all': {
    query: In<typeof notification.readAllQuerySchema>;
    answer: Out<typeof notification.notificationsReadSchema>;
  };
  'GET /push/key': { answer: Out<typeof push.pushKeySchema> };
  'POST /push/subscriptions': {
    body: push.PushSubscriptionRequest;
    answer: Out<typeof push.pushSubscribedSchema>;
  };
  'DELETE /push/subscriptions': {
    body: In<typeof push.pushEndpointSchema>;
    answer: Out<typeof push.pushSubscribedSchema>;
  };
  'GET /inspections/permissions': { answer: Out<typeof inspection.inspectionPermissionsSchema> };
  'GET /inspections/enabled-users': { answer: Out<typeof inspection.enabledUsersSchema> };
  'GET /inspections/calendar': { answer: Out<typeof inspection.calendarStateSchema> };
  'POST /inspections/calendar': {
    body: In<typeof inspection.calendarWishSchema>;
    answer: Out<typeof inspection.calendarAddressSchema>;
  };
  'DELETE /inspections/calendar': { answer: Out<typeof inspection.calendarEndedSchema> };
  'GET /inspections/calendar.ics': {
    query: In<typeof inspection.calendarQuerySchema>;
    answer: string;
  };
  'GET /inspections/offered-times': { answer: Out<typeof offered.offeredTimesAnswerSchema> };
  'PUT /inspections/offered-times': {
    body: In<typeof offered.offeredTimesChangeSchema>;
    answer: Out<typeof offered.offeredTimesAnswerSchema>;
  };
  'GET /inspections/busy-calendar': { answer: Out<typeof offered.busyCalendarAnswerSchema> };
  'PUT /inspections/busy-calendar': {
    body: In<typeof offered.busyCalendarSchema>;
    answer: Out<typeof offered.busyCalendarAnswerSchema>;
  };
  'DELETE /inspections/busy-calendar': { answer: Out<typeof offered.busyCalendarAnswerSchema> };
  'POST /inspections/requests': {
    body: inspection.InspectionRequest;
    answer: Out<typeof inspection.inspectionCreatedSchema>;
  };
  'GET /inspections/requests/received': { answer: Out<typeof inspection.inspectionListSchema> };
  'GET /inspections/requests/sent': { answer: Out<typeof inspection.inspectionListSchema> };
  'PATCH /inspections/requests/:id/status': {
    body: In<typeof inspection.inspectionStatusSchema>;
    answer: Out<typeof inspection.inspectionAnswerSchema>;
  };
  'PATCH /inspections/requests/:id/reschedule': {
    body: In<typeof inspection.inspectionRescheduleSchema>;
    answer: Out<typeof inspection.inspectionAnswerSchema>;
  };
  'PATCH /inspections/requests/:id/cancel': {
    answer: Out<typeof inspection.inspectionAnswerSchema>;
  };
  'DELETE /inspections/requests/:id': { answer: Removed };
  'POST /contact-requests': {
    body: contact.ContactRequest;
    answer: Out<typeof contact.contactSentSchema>;
  };
  'PATCH /contact-requests/:id': {
    body: In<typeof contact.contactAnsweredSchema>;
    answer: Out<typeof contact.contactAnswerSchema>;
  };
  'GET /contact-requests': { answer: Out<typeof contact.contactListSchema> };
};
