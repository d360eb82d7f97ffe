import type { ActiveBoost, BoostBalance, BoostEntry } from '../../contract/plan/boost';
import type { CommandKind, CommandPayloads } from '../../contract/feed/commands';
import { BOOST_MS, INITIAL_BOOSTS } from '../plans/boost-packages';

/** What an agent has of boosts. */
export type BoostState = BoostBalance & { history: BoostEntry[]; active: ActiveBoost[] };

/** The homes whose boost has ended, by id. */
type EndedBoosts = { ended: string[] };

/** A boost or a purchase that has not reached the server: `state` as in the outbox. */
export type WaitingBoost = { [Kind in 'boost.apply' | 'boost.purchase']: WaitingRow<Kind> }[
  | 'boost.apply'
  | 'boost.purchase'];
type WaitingRow<Kind extends CommandKind> = {
  id: string;
  kind: Kind;
  payload: CommandPayloads[Kind];
  state: string;
  /** Milliseconds. */
  createdAt: number;
};

/** What everybody begins with: three available, one Free entry. */
export function initialBoosts(now: number): BoostState {
  return {
    availableBoosts: INITIAL_BOOSTS,
    usedBoosts: 0,
    revision: 0,
    active: [],
    history: [
      {
        id: '00000000-0000-4000-8000-0000000000b0',
        date: new Date(now).toISOString(),
        type: 'Free',
        amount: INITIAL_BOOSTS,
        propertyId: null,
        propertyTitle: null,
        status: 'Credited',
      },
    ],
  };
}

/**
 * What the server said last, with what waits here added to it. A boost the server refused runs
 * nowhere; a refused purchase stays credited on this device until it is thrown away.
 */
export function withWaitingBoosts(
  known: BoostState,
  waiting: readonly WaitingBoost[],
  now: number,
): BoostState & EndedBoosts {
  const hasEnded = ({ endDate }: ActiveBoost) => Date.parse(endDate) <= now;
  const state: BoostState = {
    ...known,
    active: known.active.filter((boost) => !hasEnded(boost)),
    history: [...known.history],
  };
  for (const row of waiting) {
    // Known already: its answer was lost on the way, and the row will learn of it.
    const runs = (propertyId: string) =>
      state.active.some((boost) => boost.propertyId === propertyId);
    const isCredited = state.history.some(({ id }) => id === row.id);
    if (row.kind === 'boost.purchase') {
      if (!isCredited) addPurchase(state, row);
    } else if (row.state !== 'rejected' && !runs(row.payload.propertyId)) addApplied(state, row);
  }
  // Boosts of a new month are the server's to count: until then more may wait here than are known of.
  const availableBoosts = Math.max(0, state.availableBoosts);
  const ended = known.active.filter(hasEnded).map(({ propertyId }) => propertyId);
  return { ...state, availableBoosts, ended };
}

/** What is said where there is none to use; it is followed by the way to buy some. */
export const NO_BOOSTS = 'You do not have any boosts available. Please purchase more boosts.';

/**
 * Why a boost cannot be applied, or '' where it can; `isPublic`: the server has it published, `mayHaveMore`:
 * the plan's share of a month has come since this device was told what there is.
 */
export function boostRefusal(
  state: BoostState & Partial<EndedBoosts> & { mayHaveMore: boolean },
  property: { id: string; isPublic: boolean; isBoosted: boolean },
): string {
  // What was heard of a home stays as it was then: nothing is said of it when its boost ends.
  const wasBoosted = property.isBoosted && state.ended?.includes(property.id) !== true;
  if (wasBoosted || state.active.some(({ propertyId }) => propertyId === property.id))
    return 'This property is already boosted!';
  if (!property.isPublic) return 'Publish this property before boosting it.';
  if (state.availableBoosts < 1 && !state.mayHaveMore) return NO_BOOSTS;
  return '';
}

function addApplied(state: BoostState, row: WaitingRow<'boost.apply'>): void {
  const { propertyId, title } = row.payload;
  const startDate = new Date(row.createdAt).toISOString();
  state.availableBoosts -= 1;
  state.usedBoosts += 1;
  state.active.unshift({
    propertyId,
    propertyTitle: title,
    startDate,
    endDate: new Date(row.createdAt + BOOST_MS).toISOString(),
    status: 'Active',
  });
  state.history.unshift({
    id: row.id,
    date: startDate,
    type: 'Used',
    amount: 1,
    propertyId,
    propertyTitle: title,
    status: 'Applied',
  });
}

function addPurchase(state: BoostState, row: WaitingRow<'boost.purchase'>): void {
  const { quantity } = row.payload;
  state.availableBoosts += quantity;
  state.history.unshift({
    id: row.id,
    date: new Date(row.createdAt).toISOString(),
    type: 'Purchase',
    amount: quantity,
    propertyId: null,
    propertyTitle: null,
    status: 'Credited',
  });
}
