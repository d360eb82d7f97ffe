import type { FieldDefinition } from '../../../contract/listing/listing-fields';

/** What a field of a listing is called, with its unit where it has one. */
export function labelOf({ label, kind }: FieldDefinition): string {
  return kind === 'area' ? `${label} (square metres)` : label;
}
