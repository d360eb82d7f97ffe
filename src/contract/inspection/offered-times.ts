import * as z from 'zod/mini';
import { MAX_HOURS_A_DAY, MAX_SINGLE_DAYS, SLOT_LENGTHS, WEEKDAYS } from './offered-times-options';
import { outsideAddressSchema } from '../listing/outside-address-schema';
import { visitTime } from './visit-time';

const clock = visitTime.requestTime;

/** Hours in which homes are shown: hh:mm of Lagos, the end after the start. */
const hoursSchema = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, 'Please choose an end after the start'));
export type Hours = z.output<typeof hoursSchema>;

const hoursOfDay = z
  .array(hoursSchema)
  .check(z.maxLength(MAX_HOURS_A_DAY, `At most ${MAX_HOURS_A_DAY} stretches of hours a day`));
const length = z.literal(SLOT_LENGTHS);
const week = z.partialRecord(z.enum(WEEKDAYS), hoursOfDay);
const day = z.iso.date('Please choose a date');
/** How many days of one change are read at all. */
const MAX_CHANGED_DAYS = MAX_SINGLE_DAYS * 2;

/**
 * When an agent shows homes: hours of each weekday, and of single days (yyyy-mm-dd) hours beside those
 * of the week, or none at all for a day without viewings.
 */
export const offeredTimesSchema = z.object({
  slotMinutes: length,
  week,
  days: z.record(day, hoursOfDay),
});
export type OfferedTimes = z.output<typeof offeredTimesSchema>;

/** PUT /inspections/offered-times: what is to be otherwise; null takes a single day back. */
export const offeredTimesChangeSchema = z.strictObject({
  slotMinutes: z.optional(length),
  week: z.optional(week),
  days: z.optional(
    z
      .record(day, z.nullable(hoursOfDay))
      .check(
        z.refine(
          (days) => Object.keys(days).length <= MAX_CHANGED_DAYS,
          'These are too many days at once',
        ),
      ),
  ),
});
export type OfferedTimesChange = z.output<typeof offeredTimesChangeSchema>;

export const offeredTimesAnswerSchema = z.object({ times: offeredTimesSchema });

/** One time that can be asked for. */
export const slotSchema = z.object({ requestDate: z.string(), requestTime: z.string() });
export type Slot = z.output<typeof slotSchema>;

/** GET /agents/:id/free-times: when an agent can be met, and nothing of why not at other times. */
export const freeTimesSchema = z.object({
  /** How long a viewing is; null where the agent offers no times. */
  slotMinutes: z.nullable(length),
  /** Days with a free slot, the next first, each with the times of Lagos at which one begins. */
  days: z.array(z.object({ date: z.string(), times: z.array(z.string()) })),
});
export type FreeTimes = z.output<typeof freeTimesSchema>;
export type FreeDay = FreeTimes['days'][number];

/** PUT /inspections/busy-calendar: where the agent's own calendar can be read. */
export const busyCalendarSchema = z.strictObject({
  url: outsideAddressSchema,
});

/** The calendar as its agent reads of it: the address is not told again. */
export const busyCalendarAnswerSchema = z.object({
  calendar: z.nullable(
    z.object({
      /** Its host and its last letters. */
      address: z.string(),
      /** When it was read last; null: never. */
      readAt: z.nullable(z.iso.datetime()),
      /** Repeating entries, and others, that are not understood. */
      unreadRepeats: z.int(),
      unread: z.int(),
      /** Why it could not be read the last time, in words; null where it could. */
      failure: z.nullable(z.string()),
    }),
  ),
});
export type BusyCalendar = z.output<typeof busyCalendarAnswerSchema>['calendar'];
