import type { PropertyContent } from '../../contract/property';

/** The filter bar over one's own listings (A2); '' is any. */
export type OwnFilter = { location: string; type: string; bedrooms: string; category: string };

export const NO_OWN_FILTER: OwnFilter = { location: '', type: '', bedrooms: '', category: '' };

/** Listings shown on one page (A9). */
export const OWN_PER_PAGE = 6;

/** Whether a listing passes the bar: part of its address, its type, its bedrooms, its category. */
export function passesOwnFilter(content: PropertyContent, filter: OwnFilter): boolean {
  const { location, type, bedrooms, category } = filter;
  const wanted = location.trim().toLowerCase();
  if (wanted !== '' && !`${content.title} ${content.address}`.toLowerCase().includes(wanted))
    return false;
  if (type !== '' && content.type !== type) return false;
  if (category !== '' && content.propertyCategory !== category) return false;
  if (bedrooms === '') return true;
  // '5' is five or more: the last choice of the list.
  const count = content.bedrooms ?? 0;
  return bedrooms === '5' ? count >= 5 : count === Number(bedrooms);
}
