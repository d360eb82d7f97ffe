import type { PlanRequest } from '../../contract/plan/plan-usage';

/**
 * Whether a request for a plan cannot be granted yet (PLAN-2): only a smaller plan begins later than it is asked for.
 * What may be granted at once may be so by each clock: that of the database or of a phone may be behind.
 */
export function beginsLater(
  { askedAt, grantableFrom }: Pick<PlanRequest, 'askedAt' | 'grantableFrom'>,
  now: Date,
): boolean {
  return grantableFrom !== askedAt && Date.parse(grantableFrom) > now.getTime();
}
