import {
  FIELD_KEYS,
  type FieldKey,
  fieldOf,
  type KeptContent,
  type PropertyContent,
  valueWhereAbsent,
} from '../../../contract/listing/listing-fields';

/** What stands where a field is not; read often, made once. */
const WHERE_ABSENT = new Map<FieldKey, unknown>(
  FIELD_KEYS.map((key) => [key, valueWhereAbsent(fieldOf(key))]),
);

/**
 * A listing, or its content, with every field that this build knows: what the version that wrote it
 * did not have is what the registry of fields says of such. The same object where it has all.
 */
export function wholeContent<Kept extends KeptContent>(kept: Kept): Kept & PropertyContent {
  const absent = FIELD_KEYS.filter((key) => kept[key] === undefined);
  const filled = absent.map((key) => [key, WHERE_ABSENT.get(key)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is its field's
  return (absent.length === 0 ? kept : { ...kept, ...Object.fromEntries(filled) }) as Kept &
    PropertyContent;
}
