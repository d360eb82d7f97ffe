import type { PropertyContent } from '../../contract/listing/listing-fields';
import { searchText } from '../search/search-text';
import { STATUS_GROUPS, type StatusGroup } from './shown-status';

/** What the filter calls listings that their file or advert left in doubt, wherever they stand. */
export const TO_LOOK_AT = 'To look at';
export const OWN_STATUSES = [...STATUS_GROUPS, TO_LOOK_AT] as const;
type OwnStatus = (typeof OWN_STATUSES)[number];

/** The filter bar over one's own listings, and where they stand; '' is any. */
export type OwnFilter = {
  location: string;
  type: string;
  bedrooms: string;
  category: string;
  status: OwnStatus | '';
};

export const NO_OWN_FILTER: OwnFilter = {
  location: '',
  type: '',
  bedrooms: '',
  category: '',
  status: '',
};

/** Listings shown on one page. */
export const OWN_PER_PAGE = 6;

/** What is to be looked at, a sentence a line, as it is kept with a listing until it is published. */
type Noted = { reviewNote?: string | null };

/** Whether something about a listing waits to be looked at, as the form says when it is opened. */
export function isToLookAt({ reviewNote }: Noted): boolean {
  return (reviewNote ?? '') !== '';
}

/** Whether a listing passes the bar: part of its address, its type, bedrooms, category and status. */
export function passesOwnFilter(
  property: Noted & { content: PropertyContent },
  group: StatusGroup,
  filter: OwnFilter,
): boolean {
  const { location, type, bedrooms, category, status } = filter;
  const { content } = property;
  if (status === TO_LOOK_AT ? !isToLookAt(property) : status !== '' && group !== status)
    return false;
  const wanted = searchText(location.trim());
  if (wanted !== '' && !searchText(`${content.title} ${content.address}`).includes(wanted))
    return false;
  if (type !== '' && content.type !== type) return false;
  if (category !== '' && content.propertyCategory !== category) return false;
  if (bedrooms === '') return true;
  // '5' is five or more: the last choice of the list.
  const count = content.bedrooms ?? 0;
  return bedrooms === '5' ? count >= 5 : count === Number(bedrooms);
}
