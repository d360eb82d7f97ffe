import { distanceKm } from './distance-km';
import { findMentions, type Mention } from './find-mentions';
import type { Place, PlaceKind } from './place';
import { placeIndex } from './place-index';
import { placeWords } from './place-words';

export type PlacePrecision = 'landmark' | 'neighbourhood' | 'town' | 'lga' | 'state';

export interface ResolvedPlace {
  place: Place;
  precision: PlacePrecision;
  /** False when the place is known, but not in the state that was stated. */
  stateMatches: boolean;
}

const PRECISION: Record<PlaceKind, PlacePrecision> = {
  state: 'state',
  lga: 'lga',
  town: 'town',
  neighbourhood: 'neighbourhood',
  estate: 'neighbourhood',
  landmark: 'landmark',
};

const FINE = new Set<PlaceKind>(['neighbourhood', 'estate', 'landmark']);

/** Slack for two places to count as belonging together, as centres and radii are rough. */
const TOGETHER_KM = 1;

/** 'Lagos State' gives Lagos; a town given as the state gives the state it lies in. */
function canonicalState(text: string): string | undefined {
  const known = placeIndex().byName.get(placeWords(text).join(''));
  return (known?.find((place) => place.kind === 'state') ?? known?.[0])?.state;
}

function isTogether(place: Place, mention: Mention): boolean {
  return mention.places.some(
    (other) =>
      other.kind !== 'state' &&
      distanceKm(place, other) <= place.radiusKm + other.radiusKm + TOGETHER_KM,
  );
}

/** Of several places of one name: the one close to what else the text names, then by state. */
function choosePlace(
  mention: Mention,
  others: Mention[],
  stated: Set<string>,
  stateIsKnown: boolean,
): Place | undefined {
  let best = mention.places[0];
  if (mention.places.length === 1) return best;
  const cost = (place: Place): number => {
    const apart = !others.some((other) => isTogether(place, other));
    // With the state in its own field, 'Kano' in the town field means the city.
    const repeatsState = stateIsKnown && place.kind === 'state';
    return (apart ? 4 : 0) + (stated.has(place.state) ? 0 : 2) + (repeatsState ? 1 : 0);
  };
  for (const place of mention.places) if (best && cost(place) < cost(best)) best = place;
  return best;
}

const ONLY_STATE = 9;
/** Farther than this from a town that is named too, a quarter of that name is another one. */
const ELSEWHERE_KM = 25;

/** A town is named beside the place, and the place lies far from all towns of that name. */
function isElsewhere(place: Place, others: Mention[]): boolean {
  const towns = others
    .filter(({ near, road }) => !near && !road)
    .map(({ places }) => places.filter(({ kind }) => kind === 'town' || kind === 'lga'))
    .filter((places) => places.length > 0);
  return (
    towns.length > 0 &&
    towns.every((places) =>
      places.every(
        (town) => distanceKm(place, town) > place.radiusKm + town.radiusKm + ELSEWHERE_KM,
      ),
    )
  );
}

/** Whether a mention names nothing in a place's own state. */
const isOutside = (place: Place) => (mention: Mention) =>
  mention.places.every(({ state }) => state !== place.state);

/** How badly a mention says where the property is: 0 best. */
function weakness(mention: Mention, place: Place, others: Mention[]): number {
  if (place.kind === 'state') return ONLY_STATE;
  if (place.kind === 'lga') return 7;
  const rivals = others.filter((other) => other.places.some(({ kind }) => kind !== 'state'));
  const apart = rivals.length > 0 && !rivals.some((other) => isTogether(place, other));
  // 'Ring Road, Benin City' is not the Ring Road of Ibadan, and 'New GRA, Makurdi' is in Makurdi.
  if (apart && FINE.has(place.kind) && isElsewhere(place, others)) return 8;
  // 'Satellite Town Calabar' is not the one of Lagos: what comes last in an address is the larger place.
  const later = others.filter(({ start }) => start > mention.start);
  if (apart && place.kind === 'town' && isElsewhere(place, later.filter(isOutside(place))))
    return 8;
  // The 'GRA' of 'Yaba GRA' is none of the GRAs we know.
  if (apart && mention.places.length > 1) return 6;
  const doubt = apart ? 0.5 : 0;
  if (!FINE.has(place.kind)) return doubt + (mention.exact ? 3 : 4);
  if (mention.exact) return doubt;
  if (mention.road) return doubt + 5;
  return doubt + (mention.near ? 2 : 1);
}

/**
 * Where a typed address or town lies. The whole text is tried first, then its comma parts from
 * the most specific (left), then the longest known name in it; LGAs and states only when nothing
 * finer is named. Places inside the stated state win, whether it stands in `state` or in the text.
 */
export function resolvePlace(text: string, state?: string): ResolvedPlace | null {
  const asked = `${state ?? ''}\n${text}`;
  const before = resolved.get(asked);
  if (before !== undefined) return before;
  const found = placeOf(text, state);
  if (resolved.size >= MOST_RESOLVED) resolved.clear();
  resolved.set(asked, found);
  return found;
}

/** The rows of a list name the same few towns again and again, and each takes longer than all else of them. */
const resolved = new Map<string, ResolvedPlace | null>();
const MOST_RESOLVED = 500;

function placeOf(text: string, state: string | undefined): ResolvedPlace | null {
  const mentions = findMentions(withItsGra(text));
  const hasState = state !== undefined && state.trim() !== '';
  const fromField = hasState ? canonicalState(state) : undefined;
  const fromText = mentions
    .flatMap((mention) => (mention.road ? [] : mention.places))
    .filter((place) => place.kind === 'state')
    .map((place) => place.state);
  const stated = new Set(hasState ? [fromField ?? ''] : fromText);

  let best: { place: Place; cost: readonly number[] } | undefined;
  for (const mention of mentions) {
    const others = mentions.filter((other) => other !== mention && !other.road);
    const place = choosePlace(mention, others, stated, fromField !== undefined);
    // A road called after a town, LGA or state says nothing of where on it the property is.
    if (place === undefined || (mention.road && !FINE.has(place.kind))) continue;
    const weak = weakness(mention, place, others);
    const elsewhere = stated.size > 0 && !stated.has(place.state);
    const cost = [
      // A town in another state still says more than the name of the state alone.
      weak === ONLY_STATE ? 2 : Number(elsewhere),
      weak,
      mention.exact ? 0 : -mention.length,
      mention.start,
    ];
    if (best === undefined || isLess(cost, best.cost)) best = { place, cost };
  }
  if (best === undefined) return null;
  const { place } = best;
  const stateMatches = stated.size === 0 || stated.has(place.state);
  return { place, precision: PRECISION[place.kind], stateMatches };
}

/** 'Ogudu GRA, Ogudu' for 'GRA, Ogudu': the one of the town that is named behind it, and no better known one near it. */
function withItsGra(text: string): string {
  const [all, gra = '', behind = ''] = /^\W*((?:old |new )?gra)\s*,\s*([^,]+)/i.exec(text) ?? [];
  const known = placeIndex().byName.get(placeWords(behind).join('')) ?? [];
  const isTown = known.length > 0 && known.every(({ kind }) => kind !== 'state');
  if (all === undefined || !isTown) return text;
  const names = [`${behind} ${gra}`, `${gra} ${behind}`];
  const own = names.find((name) => placeIndex().byName.has(placeWords(name).join('')));
  return text.replace(all, `${own ?? names[0]}, ${behind}`);
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
