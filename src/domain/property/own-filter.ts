import type { PropertyContent } from '../../contract/listing/listing-fields';
import { searchText } from '../search/search-text';
import type { StatusGroup } from './shown-status';

/** The filter bar over one's own listings, and where they stand; '' is any. */
export type OwnFilter = {
  location: string;
  type: string;
  bedrooms: string;
  category: string;
  status: StatusGroup | '';
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

/** Whether a listing passes the bar: part of its address, its type, bedrooms, category and status. */
export function passesOwnFilter(
  content: PropertyContent,
  group: StatusGroup,
  filter: OwnFilter,
): boolean {
  const { location, type, bedrooms, category, status } = filter;
  if (status !== '' && group !== status) return false;
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
