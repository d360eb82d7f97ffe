import { type Found, SURE } from './found';

/** No home stands on more; the land of an estate may be named in its description. */
const MOST_OF_A_HOME = 20_000;

/** The square metres that a text gives, where they are those of the home or land itself; else null. */
export function areaOfHome(area: Found<number> | null, isLand: boolean): number | null {
  if (area === null || area.confidence < SURE) return null;
  return isLand || area.value <= MOST_OF_A_HOME ? area.value : null;
}
