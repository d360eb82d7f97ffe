import type { PlanAnswer } from '../../contract/plan/plan-usage';
import { PLANS } from './plans';
import { countOf } from '../format/count-of';
import { formatCount } from '../format/format-count';
import { withinRoom } from './plan-room';

type Plan = Pick<PlanAnswer, 'plan' | 'uses'>;

/** A listing that is published, or will be once what waits has been sent. */
export type Published = { isWaiting: boolean; state: string | null };

/**
 * Why the server would not publish one more listing, as far as this device knows; null where nothing
 * speaks against it.
 * @param others the agent's other listings that are published or wait to be
 * @param state the state that the listing lies in; null where nothing tells
 */
export function publishWarning(
  plan: Plan,
  others: readonly Published[],
  state: string | null,
): { limit: 'listings' | 'states'; text: string } | null {
  const { listings, states } = allowedBy(plan);
  if (listings !== null && others.length >= listings)
    return {
      limit: 'listings',
      text: `${nameOf(plan)} publishes ${countOf(listings, 'listing')}; ${standing(others)}.`,
    };
  const taken = [...new Set(others.flatMap((other) => other.state ?? []))].toSorted();
  if (states !== null && state !== null && !taken.includes(state) && taken.length >= states)
    return {
      limit: 'states',
      text: `${nameOf(plan)} publishes in ${countOf(states, 'state')}, and yours are in ${taken.join(', ')}; ${state} would be one more.`,
    };
  return null;
}

/**
 * The same of several that are published together: how many of them have room. None of them waits yet,
 * so they are not told among those that do.
 * @param asked the state that each of them lies in, in the order in which they are published
 */
export function manyPublishWarning(
  plan: Plan,
  others: readonly Published[],
  asked: readonly (string | null)[],
): { limit: 'listings' | 'states'; room: number; text: string } | null {
  const [only] = asked;
  if (asked.length === 1 && only !== undefined) {
    const warning = publishWarning(plan, others, only);
    return warning && { ...warning, room: 0 };
  }
  const allowed = allowedBy(plan);
  const { listings, states } = allowed;
  const room = withinRoom(
    allowed,
    { listings: others.length, states: others.flatMap(({ state }) => state ?? []) },
    asked.map((state) => ({ state })),
  ).length;
  if (room === asked.length) return null;
  const isFull = listings !== null && others.length + room >= listings;
  const publishes = isFull ? countOf(listings, 'listing') : `in ${countOf(states ?? 0, 'state')}`;
  const has = room === 0 ? 'no room for' : `room for ${formatCount(room)} of`;
  return {
    limit: isFull ? 'listings' : 'states',
    room,
    text: `${nameOf(plan)} publishes ${publishes} and has ${has} these ${countOf(asked.length, 'listing')}.`,
  };
}

function nameOf({ plan }: Plan): string {
  return `Your ${PLANS.find(({ id }) => id === plan)?.name ?? plan} plan`;
}

function allowedBy({ uses }: Plan) {
  const allowed = (limit: string) => uses.find((use) => use.limit === limit)?.allowed ?? null;
  return { listings: allowed('listings'), states: allowed('states') };
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
