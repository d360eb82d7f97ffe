// How long things are in milliseconds, as Date counts.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How far clocks in Nigeria are ahead of UTC, all year. */
export const LAGOS_AHEAD_MS = HOUR_MS;
