import type { PropertyContent } from '../../contract/listing/listing-fields';
import type { ToldStatus } from '../../contract/listing/property-options';
import { countOf } from '../format/count-of';
import type { ShownStatus } from './shown-status';
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
export const MANY_WORDS: Record<ManyAction, { label: string; effect: string }> = {
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

/**
 * Whether the action changes anything about a listing that stands so; `status` is the one wished for.
 * What still needs a price or an address cannot be published.
 */
export function takesAction(
  action: ManyAction,
  { status, content }: { status: ToldStatus; content: Pick<PropertyContent, 'price' | 'address'> },
  { isPublic, isBoosted }: Pick<ShownStatus, 'isPublic'> & { isBoosted: boolean },
): boolean {
  switch (action) {
    case 'confirm':
    case 'close':
    case 'unpublish':
      return status === 'Active' && isPublic;
    case 'boost':
      return isPublic && !isBoosted;
    case 'publish':
      return status !== 'Active' && stillNeeded(content).length === 0;
    case 'delete':
      return true;
  }
}

/**
 * The question before an action on many: how many it is for, and how many of those chosen stay as they are.
 * @param count those that the action changes
 * @param effect what it does to each, where that is not always the same
 */
export function manyQuestion(
  action: ManyAction,
  count: number,
  chosen: number,
  effect = MANY_WORDS[action].effect,
): string {
  const { label } = MANY_WORDS[action];
  const others = chosen - count;
  const rest = countOf(others, 'other stays as it is', 'others stay as they are');
  return `${label} ${countOf(count, 'listing')}? ${effect}${others === 0 ? '' : ` ${rest}.`}`;
}
