import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import type { MyProperty } from '../../src/db/records';
import { propertyContent } from './property-content';

/** A listing of one's own that the server has. */
export function madeMyProperty(
  title: string,
  content: Partial<PropertyContent> = {},
  part: Partial<MyProperty> = {},
): MyProperty {
  return {
    id: crypto.randomUUID(),
    content: propertyContent({ title, ...content }),
    status: 'Active',
    version: 1,
    images: [],
    createdAt: 1,
    updatedAt: 1,
    ...part,
  };
}
