import { isSameJson } from '../is-same-json';
import {
  FIELD_KEYS,
  type FieldKey,
  fieldOf,
  type PropertyContent,
} from '../../contract/listing/listing-fields';
import { formatNaira } from '../format/format-naira';
import { labelOf } from '../property/words/label-of';

/** A field that two sides changed to different values, in words. */
export type Clash = {
  field: FieldKey;
  label: string;
  /** What both began from; null where it is not known. */
  before: string | null;
  mine: string;
  theirs: string;
};

/** Whether two versions of one listing say different things. */
export function isSameContent(one: PropertyContent, other: PropertyContent): boolean {
  return FIELD_KEYS.every((field) => isSameJson(one[field], other[field]));
}

/** What a person has to decide between, in words, in the order of the form. */
export function clashesInWords(
  base: PropertyContent | null,
  mine: PropertyContent,
  theirs: PropertyContent,
  clashes: readonly FieldKey[],
): Clash[] {
  return FIELD_KEYS.filter((field) => clashes.includes(field)).map((field) => ({
    field,
    label: labelOf(fieldOf(field)),
    before: base === null ? null : inWords(field, base[field]),
    mine: inWords(field, mine[field]),
    theirs: inWords(field, theirs[field]),
  }));
}

/** The merged listing with the fields named taken from the other side. */
export function withTheirs(
  merged: PropertyContent,
  theirs: PropertyContent,
  fields: ReadonlySet<FieldKey>,
): PropertyContent {
  const chosen = Object.fromEntries([...fields].map((field) => [field, theirs[field]]));
  return { ...merged, ...chosen };
}

function inWords(field: FieldKey, value: PropertyContent[FieldKey]): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return `${value.lat.toFixed(5)}, ${value.lng.toFixed(5)}`;
  return fieldOf(field).kind === 'naira' ? formatNaira(Number(value)) : String(value);
}
