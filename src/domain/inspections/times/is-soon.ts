/** How long before it begins a slot is no longer offered: the agent must hear of it and come. */
const NOTICE_MS = 60 * 60_000;

/** Whether a visit at a moment (milliseconds) is over or begins within the hour. */
export function isSoon(start: number, now: Date): boolean {
  return start - now.getTime() < NOTICE_MS;
}
