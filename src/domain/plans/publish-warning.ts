import type { PlanAnswer } from '../../contract/plan/plan-usage';
import { PLANS } from './plans';
import { countOf } from '../format/count-of';

/** A listing that is published, or will be once what waits has been sent. */
export type Published = { isWaiting: boolean; state: string | null };

/**
 * Why the server would not publish one more listing, as far as this phone knows; null where nothing
 * speaks against it.
 * @param others the agent's other listings that are published or wait to be
 * @param state the state that the listing lies in; null where nothing tells
 */
export function publishWarning(
  plan: Pick<PlanAnswer, 'plan' | 'uses'>,
  others: readonly Published[],
  state: string | null,
): { limit: 'listings' | 'states'; text: string } | null {
  const name = PLANS.find(({ id }) => id === plan.plan)?.name ?? plan.plan;
  const allowed = (limit: string) => plan.uses.find((use) => use.limit === limit)?.allowed ?? null;
  const listings = allowed('listings');
  if (listings !== null && others.length >= listings)
    return {
      limit: 'listings',
      text: `Your ${name} plan publishes ${countOf(listings, 'listing')}; ${standing(others)}.`,
    };
  const states = allowed('states');
  const taken = [...new Set(others.flatMap((other) => other.state ?? []))].toSorted();
  if (states !== null && state !== null && !taken.includes(state) && taken.length >= states)
    return {
      limit: 'states',
      text: `Your ${name} plan publishes in ${countOf(states, 'state')}, and yours are in ${taken.join(', ')}; ${state} would be one more.`,
    };
  return null;
}

function standing(others: readonly Published[]): string {
  const waiting = others.filter(({ isWaiting }) => isWaiting).length;
  const active = others.length - waiting;
  const parts = [
    active > 0 || waiting === 0 ? countOf(active, 'is active', 'are active') : '',
    waiting > 0 ? countOf(waiting, 'waits to be published', 'wait to be published') : '',
  ];
  return parts.filter((part) => part !== '').join(' and ');
}
