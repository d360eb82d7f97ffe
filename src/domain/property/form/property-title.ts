import { MAX_TITLE } from '../../../contract/listing/property-options';

/** The generated title: '{bedrooms} Bedroom {type} in {first address part}', at most MAX_TITLE long. */
export function propertyTitle(property: {
  bedrooms: number | null;
  type: string;
  address: string;
}): string {
  const place = property.address.split(',')[0]?.trim() ?? '';
  const rooms = property.bedrooms ? `${property.bedrooms} Bedroom ` : '';
  return cut(place === '' ? `${rooms}${property.type}` : `${rooms}${property.type} in ${place}`);
}

/** Cut where the limit is; a character of two halves, such as an emoji, is left out whole. */
function cut(title: string): string {
  return title
    .slice(0, MAX_TITLE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
