/** For so long (milliseconds) what a screen was told is not asked for again when it is opened. */
export const STAYS_FRESH_MS = 5 * 60_000;
