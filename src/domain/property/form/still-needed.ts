import type { PropertyContent } from '../../../contract/listing/listing-fields';

/** What a draft from a file, a message or a share still lacks before it can be published, each as 'a price'. */
export function stillNeeded({
  price,
  address,
}: Pick<PropertyContent, 'price' | 'address'>): string[] {
  return [...(price > 0 ? [] : ['a price']), ...(address.trim() === '' ? ['an address'] : [])];
}
