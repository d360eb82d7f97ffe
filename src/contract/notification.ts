import { z } from 'zod';
import { uuidSchema } from './uuid';

/** What a notification tells (P3): its type and the details of that type. */
export const notificationSchema = z.object({
  id: z.uuid(),
  type: z.enum([
    'INSPECTION_CONFIRMED',
    'NEW_MESSAGE',
    'PRICE_CHANGE',
    'NEW_PROPERTY_MATCH',
    // To agents: a listing nobody confirmed for long, and one hidden for it.
    'STILL_AVAILABLE',
    'LISTING_HIDDEN',
  ]),
  propertyId: z.uuid().nullable(),
  propertyTitle: z.string(),
  message: z.string(),
  details: z.object({
    date: z.string().optional(),
    time: z.string().optional(),
    location: z.string().optional(),
    from: z.string().optional(),
    messagePreview: z.string().optional(),
    oldPrice: z.number().optional(),
    newPrice: z.number().optional(),
    percentageChange: z.number().optional(),
    alertName: z.string().optional(),
  }),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notificationSchema>;
export type NotificationType = Notification['type'];

export const notificationIdSchema = z.object({ id: uuidSchema });
export const notificationListSchema = z.object({ notifications: z.array(notificationSchema) });
export const notificationAnswerSchema = z.object({ notification: notificationSchema });
/** PATCH /notifications/read-all: what came after the last one seen stays unread. */
export const readAllQuerySchema = z.object({ until: z.iso.datetime().optional() });
export const notificationsReadSchema = z.object({ read: z.number().int() });
