import { fetchOutside, OutsideError } from '../../plugins/fetch-outside';

const WISH = { accept: 'text/calendar', maxBytes: 1024 * 1024, timeoutMs: 10_000 };

/** Fetches a calendar from an address that somebody named. @throws OutsideError */
export async function fetchCalendar(url: string): Promise<string> {
  const text = Buffer.from(await fetchOutside(url, WISH)).toString('utf8');
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new OutsideError('gives no calendar');
  return text;
}
