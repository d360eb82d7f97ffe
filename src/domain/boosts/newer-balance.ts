import type { BoostBalance } from '../../contract/plan/boost';

/**
 * The newer of two balances: answers to a boost and to a purchase that were under way together may
 * arrive in the other order, and a repeated command is answered as it was the first time. Of equal
 * ones the last heard counts, for a plan's boosts come back with the month.
 */
export function newerBalance(known: BoostBalance | undefined, heard: BoostBalance): BoostBalance {
  const { availableBoosts, usedBoosts, revision } =
    known !== undefined && revisionOf(known) > revisionOf(heard) ? known : heard;
  return { availableBoosts, usedBoosts, revision };
}

function revisionOf({ revision = 0 }: BoostBalance): number {
  return revision;
}
