import * as z from 'zod/mini';

const base64url = (min: number, max: number) =>
  z
    .string()
    .check(
      z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'This is no push subscription'),
      z.minLength(min),
      z.maxLength(max),
    );

/** POST /push/subscriptions: where a browser takes messages for this device, as it says itself (RFC 8030). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  keys: z.strictObject({ p256dh: base64url(80, 100), auth: base64url(20, 30) }),
});
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionSchema>;

/** DELETE /push/subscriptions. */
export const pushEndpointSchema = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
});

/** The server's public key, which a browser asks for when it subscribes (VAPID, RFC 8292). */
export const pushKeySchema = z.object({ key: z.string() });
export const pushSubscribedSchema = z.object({ subscribed: z.boolean() });

/**
 * What a device needs to answer a letter about a home from the notification itself: who may, to whom,
 * about what. Encrypted with the rest; it comes only while the home is offered.
 */
const pushAnswerSchema = z.object({
  userId: z.uuid(),
  recipient: z.object({ id: z.uuid(), name: z.string() }),
  propertyId: z.uuid(),
  propertyTitle: z.string(),
  subject: z.string(),
});
export type PushAnswer = z.infer<typeof pushAnswerSchema>;

/** What a push carries, encrypted: enough to show, and where a tap leads. */
export const pushMessageSchema = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  tag: z.string(),
  answer: z.optional(pushAnswerSchema),
});
export type PushMessage = z.infer<typeof pushMessageSchema>;
