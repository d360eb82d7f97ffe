import * as z from 'zod/mini';
import { answeredOption } from '../answered-option';
import { INSPECTION_STATUSES, MAX_NOTES } from './inspection-options';
import { phoneSchema } from '../people/phone-schema';
import { MAX_NAIRA } from '../listing/property-options';
import { longText } from '../text-rules';
import { uuidSchema } from '../uuid';
import { visitTime } from './visit-time';

const notes = longText(MAX_NOTES);
const toldFee = z.object({
  inspectionFee: z.nullable(z.int().check(z.nonnegative(), z.maximum(MAX_NAIRA))),
  inspectionFeeComesOff: z.boolean(),
});

/** POST /inspections/requests: dates as yyyy-mm-dd, times as hh:mm of the property's own clock. */
export const inspectionRequestSchema = z.strictObject({
  id: z.optional(uuidSchema),
  propertyId: uuidSchema,
  ...visitTime,
  contactNumber: phoneSchema,
  notes: z._default(notes, ''),
  /** What the home said of the cost of a visit where it was asked for; an earlier build does not say. */
  toldFee: z.optional(toldFee),
});
export type InspectionRequest = z.input<typeof inspectionRequestSchema>;

/** PATCH /inspections/requests/{id}/status by the owner. */
export const inspectionStatusSchema = z.strictObject({
  status: z.enum(['Confirmed', 'Declined']),
  notes: z.optional(notes),
});
/** PATCH /inspections/requests/{id}/reschedule by the owner. */
export const inspectionRescheduleSchema = z.strictObject({
  ...visitTime,
  notes: z.optional(notes),
});

const party = z.object({ id: z.uuid(), name: z.string() });

/** An inspection as either side reads it. */
export const inspectionSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  propertyId: z.uuid(),
  propertyTitle: z.string(),
  propertyAddress: z.string(),
  property: z.object({ title: z.string() }),
  requester: party,
  requesterId: z.uuid(),
  requesterName: z.string(),
  agent: party,
  agentContact: z.nullable(z.string()),
  requestDate: z.string(),
  requestTime: z.string(),
  previousDate: z.nullable(z.string()),
  previousTime: z.nullable(z.string()),
  status: answeredOption(INSPECTION_STATUSES),
  contactNumber: z.string(),
  /** What the seeker said with the request. */
  notes: z.string(),
  /** What the agent said with the last answer; not told by older servers. */
  agentNotes: z.optional(z.string()),
  /** What its home said of the cost of a visit when it was asked for; absent where that was not kept. */
  toldFee: z.optional(toldFee),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Inspection = z.infer<typeof inspectionSchema>;

export const inspectionAnswerSchema = z.object({ inspection: inspectionSchema });
export const inspectionCreatedSchema = z.object({
  data: z.object({ id: z.uuid() }),
  inspection: inspectionSchema,
});
export const inspectionListSchema = z.object({ requests: z.array(inspectionSchema) });
/** POST /inspections/calendar: a new secret address under which a calendar may subscribe; the one before ends. */
export const calendarWishSchema = z.strictObject({
  /** Whether people's full names and phone numbers stand in it. */
  contacts: z.boolean(),
});
export const calendarAddressSchema = z.object({ url: z.string() });
/** GET /inspections/calendar: whether there is an address; nobody is told it twice. */
export const calendarStateSchema = z.object({ exists: z.boolean(), contacts: z.boolean() });
export type CalendarState = z.infer<typeof calendarStateSchema>;
export const calendarEndedSchema = z.object({ ended: z.literal(true) });
/** GET /inspections/calendar.ics */
export const calendarQuerySchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{20,100}$/)),
});
/** GET /inspections/permissions: what this account may do with inspections. */
export const inspectionPermissionsSchema = z.object({
  canRequest: z.boolean(),
  canManage: z.boolean(),
});
/** GET /inspections/enabled-users: the seekers an agent is in contact with, who may be shown a home. */
export const enabledUsersSchema = z.object({ users: z.array(party) });
