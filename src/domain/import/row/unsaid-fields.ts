import type { FieldKey } from '../../../contract/listing/listing-fields';

/** No file but our own export has them. */
const NEVER_SAID: readonly FieldKey[] = ['approximateLocation', 'inspectionFeeComesOff'];

/** The fields that have a value though the row says nothing of them, by which parts of it do say something. */
export const unsaidFields = (
  says: Record<'offer' | 'kind' | 'title' | 'furnished', boolean>,
): FieldKey[] => [
  ...NEVER_SAID,
  ...(says.offer ? [] : (['listingType'] as const)),
  ...(says.kind ? [] : (['type', 'propertyCategory'] as const)),
  ...(says.title ? [] : (['title'] as const)),
  ...(says.furnished ? [] : (['furnished'] as const)),
];
