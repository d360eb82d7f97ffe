import type { PropertyContent } from '../../contract/listing/listing-fields';
import { CLOSED_STATUSES, type ToldStatus } from '../../contract/listing/property-options';
import { countOf } from '../format/count-of';
import { type ShownStatus, waitsToBePublic } from './shown-status';
import { BOOST_DAYS } from '../plans/boost-packages';
import { stillNeeded } from './form/still-needed';

/** What can be done with many of one's own listings at once, in the order of the buttons. */
export const MANY_ACTIONS = [
  'confirm',
  'publish',
  'boost',
  'close',
  'unpublish',
  'delete',
] as const;
export type ManyAction = (typeof MANY_ACTIONS)[number];

/** What each action is called on its button, and what it does to each of the listings. */
const MANY_WORDS: Record<ManyAction, { label: string; effect: string }> = {
  confirm: { label: 'Confirm', effect: 'Each counts as confirmed today: still to be had.' },
  publish: { label: 'Publish', effect: 'Each is found by seekers once it is sent.' },
  boost: {
    label: 'Boost',
    effect: `Each uses one of your boosts and stands before homes of the same day or the same price for ${BOOST_DAYS} days.`,
  },
  close: {
    label: 'Rented or sold',
    effect: 'Each is marked so as of today, and leaves the search. You can publish it again.',
  },
  unpublish: {
    label: 'Take offline',
    effect: 'Each leaves the search and stays among your properties.',
  },
  delete: { label: 'Delete', effect: 'Each goes from the search and from your account.' },
};

/** The same of what is not in the search yet, and waits to be. */
const NOT_PUBLISHED = {
  label: 'Do not publish',
  effect: 'Each waits no longer, and stays among your properties.',
};

/**
 * What an action is called and does, for so many listings.
 * @param waiting how many of them wait to be published
 */
export function manyWords(
  action: ManyAction,
  count: number,
  waiting: number,
): { label: string; effect: string } {
  const words = MANY_WORDS[action];
  if (action !== 'unpublish' || waiting === 0) return words;
  if (waiting === count) return NOT_PUBLISHED;
  return { ...words, effect: `${words.effect} Those that wait are not published.` };
}

/**
 * Whether the action changes anything about a listing that stands so; `status` is the one wished for.
 * What still needs a price or an address cannot be published.
 */
export function takesAction(
  action: ManyAction,
  { status, content }: { status: ToldStatus; content: Pick<PropertyContent, 'price' | 'address'> },
  shown: Pick<ShownStatus, 'isPublic' | 'group'> & { isBoosted: boolean },
): boolean {
  const { isPublic, isBoosted } = shown;
  switch (action) {
    case 'confirm':
    case 'close':
      return status === 'Active' && isPublic;
    case 'unpublish':
      return status === 'Active' || waitsToBePublic(status, shown);
    case 'boost':
      return isPublic && !isBoosted;
    case 'publish':
      return (
        status !== 'Active' && !waitsToBePublic(status, shown) && stillNeeded(content).length === 0
      );
    case 'delete':
      return true;
  }
}

/** How many of those that are to be published were marked as gone; '' for none. */
export function closedWords(action: ManyAction, statuses: readonly ToldStatus[]): string {
  const closed = statuses.filter((status) => CLOSED_STATUSES.some((one) => one === status));
  if (action !== 'publish' || closed.length === 0) return '';
  return ` ${countOf(closed.length, 'of them is rented or sold, and is offered again', 'of them are rented or sold, and are offered again')}.`;
}

/**
 * The question before an action on many: how many it is for, and how many of those chosen stay as they are.
 * @param count those that the action changes
 */
export function manyQuestion(
  { label, effect }: { label: string; effect: string },
  count: number,
  chosen: number,
): string {
  const others = chosen - count;
  const rest = countOf(others, 'other stays as it is', 'others stay as they are');
  return `${label} ${countOf(count, 'listing')}? ${effect}${others === 0 ? '' : ` ${rest}.`}`;
}
