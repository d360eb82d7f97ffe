import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { stillNeeded } from '../form/still-needed';

/** What keeps a draft from being published, in a row's few words; null where a tap publishes it (MYP-2). */
export function draftWords({
  content,
  reviewNote,
}: {
  content: Pick<PropertyContent, 'price' | 'address'>;
  /** What its file leaves in doubt. */
  reviewNote?: string | null;
}): string | null {
  const needs = stillNeeded(content);
  if (needs.length > 0) return `Needs ${needs.join(' and ')}`;
  return reviewNote ? 'To be looked at first' : null;
}
