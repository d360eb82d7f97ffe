import { visitStart } from './visit-start';

type Time = { requestDate: string; requestTime: string };

/** Whether a visit would have begun already, or so long ago that nobody can have meant it. @param slackMs how late is taken */
export function isPastTime({ requestDate, requestTime }: Time, now: Date, slackMs = 0): boolean {
  return visitStart(requestDate, requestTime).getTime() + slackMs < now.getTime();
}
