/** Monday first, as a week is read here. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** How long one viewing may be, in minutes. */
export const SLOT_LENGTHS = [30, 45, 60] as const;
export type SlotMinutes = (typeof SLOT_LENGTHS)[number];
/** Most stretches of hours in one day. */
export const MAX_HOURS_A_DAY = 4;
/** Most single days that an agent keeps beside the week. */
export const MAX_SINGLE_DAYS = 60;
/** How many days ahead free slots are told, today among them. */
export const DAYS_AHEAD = 14;
/** What is said of a slot that somebody else has by now. */
export const SLOT_TAKEN = 'This time has been taken meanwhile. Please choose another time.';
