import type { PropertyAnalytics } from '../../contract/plan/analytics';
import { DAY_MS } from '../dates/milliseconds';
import { countOf } from '../format/count-of';
import { formatCount } from '../format/format-count';
import { formatNaira } from '../format/format-naira';

/** What the phone knows of a listing beside its figures. */
export type KnownOfListing = {
  /** It can be found by those who search. */
  isOut: boolean;
  isBoosted: boolean;
  /** Since when it may be found here, in milliseconds; null where the server has not said. */
  outSince: number | null;
  price: number;
  /** What such homes cost there; null where nobody told. */
  like: { median: number; listings: number } | null;
};

type NextStep = { id: string; title: string; words: string };

/** Fewer looks without a word say nothing yet. */
const ENOUGH_VIEWS = 10;
/** From here on a price is called above others, in percent. */
const ABOVE = 10;
const MOST_STEPS = 3;
/** Before that nobody has had the time to look. */
const LONG_OUT_MS = 3 * DAY_MS;

/**
 * What to do next, listing by listing, from the figures alone: where many looked and nobody wrote,
 * the most looked at first, then what is looked at less than half as often as such homes, and what nobody saw. Nothing is said that is not known.
 */
export function nextSteps(
  properties: readonly PropertyAnalytics[],
  knownOf: (id: string) => KnownOfListing | undefined,
  now: Date,
): NextStep[] {
  const silent = properties
    .filter(
      ({ id, views, messages, inspections }) =>
        views >= ENOUGH_VIEWS &&
        messages === 0 &&
        inspections === 0 &&
        knownOf(id)?.isOut !== false,
    )
    .toSorted((a, b) => b.views - a.views)
    .map((row) => ({ id: row.id, title: row.title, words: silentWords(row, knownOf(row.id)) }));
  const passed = properties
    .filter((row) => !silent.some(({ id }) => id === row.id) && knownOf(row.id)?.isOut === true)
    .flatMap((row) => passedStep(row, knownOf(row.id)));
  const unseen = properties
    .filter(({ id, views }) => views === 0 && wasOutLong(knownOf(id), now))
    .map(({ id, title }) => ({
      id,
      title,
      words: `Nobody looked at it in this period: send its link to people who asked you${orBoost(knownOf(id))}.`,
    }));
  return [...silent, ...passed, ...unseen].slice(0, MOST_STEPS);
}

function wasOutLong(known: KnownOfListing | undefined, now: Date): boolean {
  if (known?.isOut !== true || known.outSince === null) return false;
  return now.getTime() - known.outSince >= LONG_OUT_MS;
}

/** Where such homes are looked at twice as often, people pass it by in the list. */
function passedStep(
  { id, title, views, viewsOfSuch }: PropertyAnalytics,
  known: KnownOfListing | undefined,
): NextStep[] {
  if (viewsOfSuch === undefined || views === 0) return [];
  const { median, listings } = viewsOfSuch;
  if (median < ENOUGH_VIEWS || views * 2 > median) return [];
  const words = `Looked at ${timesOf(views)}, where such homes are looked at ${timesOf(Math.round(median))} in as many days (the median of ${countOf(listings, 'home')} there): try another first photo${orBoost(known)}.`;
  return [{ id, title, words }];
}

/** A boosted home has what a boost gives. */
const orBoost = (known: KnownOfListing | undefined) =>
  known?.isBoosted === true ? '' : ', or boost it';

function silentWords(
  { views, saves }: PropertyAnalytics,
  known: KnownOfListing | undefined,
): string {
  const seen = `Looked at ${timesOf(views)}, and nobody wrote`;
  const above = known?.like ? percentAbove(known.price, known.like.median) : 0;
  if (known?.like && above >= ABOVE) {
    const { median, listings } = known.like;
    return `${seen}: its price is ${above} % above such homes (the median of ${countOf(listings, 'home')} there is ${formatNaira(Math.round(median))}). Lower it, or say in the description what is worth it.`;
  }
  if (saves)
    return `${seen}, but ${formatCount(saves)} saved it: lower its price a little, and those who saved it see that it fell.`;
  return `${seen}: try another first photo, and say in the first lines what they get.`;
}

/** 'Once', '12 times'. */
const timesOf = (count: number) => (count === 1 ? 'once' : `${formatCount(count)} times`);

function percentAbove(price: number, median: number): number {
  return median > 0 ? Math.round((price / median - 1) * 100) : 0;
}
