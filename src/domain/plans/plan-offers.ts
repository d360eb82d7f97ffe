import type { PlanId } from '../../contract/plan/plan-options';
import { countOf } from '../format/count-of';
import { entitlementsOf } from './entitlements-of';
import type { RoomTaken } from './plan-room';
import { PLANS } from './plans';

type PlanOffer = {
  id: PlanId;
  name: string;
  /** Naira for one month. */
  monthly: number;
  /** How many listings in how many states it publishes. */
  allows: string;
  isOwn: boolean;
  /** Whether it has room for all that is needed. */
  hasRoom: boolean;
};

/** What each plan publishes, beside what is needed: all that is published or waits, and the listing. */
export function planOffers(own: PlanId, needs: RoomTaken): PlanOffer[] {
  return PLANS.map(({ id, name, price }) => {
    const { listings, states } = entitlementsOf(id);
    return {
      id,
      name,
      monthly: price.monthly,
      allows: `${listings === null ? 'Any number of listings' : countOf(listings, 'listing')} in ${
        states === null ? 'every state' : countOf(states, 'state')
      }`,
      isOwn: id === own,
      hasRoom:
        (listings === null || listings >= needs.listings) &&
        (states === null || states >= needs.states.length),
    };
  });
}

/** What is needed, in words. */
export function needsSentence({ listings, states }: RoomTaken): string {
  return states.length === 0
    ? `With this one you have ${countOf(listings, 'listing')}.`
    : `With this one you have ${countOf(listings, 'listing')} in ${countOf(states.length, 'state')}.`;
}
