import { DAY_MS } from '../../dates/milliseconds';
import type { PropertyAnalytics } from '../../../contract/plan/analytics';
import { countOf } from '../../format/count-of';

/** Days after which figures of a week are no figures of this week any more. */
const STALE_AFTER_MS = DAY_MS;

/**
 * What is said of a listing's last seven days: '7 days: 12 views, 2 enquiries'; null where the phone
 * does not know. Enquiries are messages and inspections that were asked for; plans without them have views alone.
 * @param fetchedAt when the figures were heard, in milliseconds, as `now`
 */
export function weekWords(
  figures: Pick<PropertyAnalytics, 'views' | 'messages' | 'inspections'> | undefined,
  fetchedAt: number,
  now: number,
): string | null {
  if (figures === undefined || Math.abs(now - fetchedAt) > STALE_AFTER_MS) return null;
  const { views, messages, inspections } = figures;
  const enquiries = messages === null || inspections === null ? null : messages + inspections;
  if (views === 0 && !enquiries) return '7 days: no views';
  const parts = [countOf(views, 'view')];
  if (enquiries !== null) parts.push(countOf(enquiries, 'enquiry', 'enquiries'));
  return `7 days: ${parts.join(', ')}`;
}
