import * as z from 'zod/mini';
import { answeredOption } from '../answered-option';

const NOTIFICATION_TYPES = [
  'INSPECTION_CONFIRMED',
  'NEW_MESSAGE',
  'PRICE_CHANGE',
  'NEW_PROPERTY_MATCH',
  // To agents: a listing nobody confirmed for long, and one hidden for it.
  'STILL_AVAILABLE',
  'LISTING_HIDDEN',
  // What an approver decided: to whom a report is about, and to whoever reported.
  'RULES_BROKEN',
  'REPORT_ANSWERED',
  // To agents: what became of their request for another plan.
  'PLAN_CHANGED',
  'PLAN_DECLINED',
  'NEW_DEVICE',
  // To agents: a visitor without an account asked to be called or written to.
  'CONTACT_LEFT',
  // To agents: somebody asks to see a home, or is not coming; to seekers: an agent said no.
  'INSPECTION_ASKED',
  'INSPECTION_CANCELLED',
  'INSPECTION_DECLINED',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a notification tells: its type and the details of that type. */
export const notificationSchema = z.object({
  id: z.uuid(),
  type: answeredOption(NOTIFICATION_TYPES),
  propertyId: z.nullable(z.uuid()),
  propertyTitle: z.string(),
  message: z.string(),
  details: z.object({
    date: z.optional(z.string()),
    time: z.optional(z.string()),
    location: z.optional(z.string()),
    from: z.optional(z.string()),
    messagePreview: z.optional(z.string()),
    oldPrice: z.optional(z.number()),
    newPrice: z.optional(z.number()),
    percentageChange: z.optional(z.number()),
    alertName: z.optional(z.string()),
  }),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationListSchema = z.object({ notifications: z.array(notificationSchema) });
export const notificationAnswerSchema = z.object({ notification: notificationSchema });
/** PATCH /notifications/read-all: what came after the last one seen stays unread. */
export const readAllQuerySchema = z.object({ until: z.optional(z.iso.datetime()) });
export const notificationsReadSchema = z.object({ read: z.int() });
