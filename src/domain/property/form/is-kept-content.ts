import {
  FIELD_KEYS,
  type FieldDefinition,
  fieldOf,
  type KeptContent,
  type Point,
} from '../../../contract/listing/listing-fields';
import {
  type Check,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  orAbsent,
  orNull,
  shape,
} from '../../checks';

export const isPoint = shape<Point>({ lat: isNumber, lng: isNumber });

function checkOf(field: FieldDefinition): Check<unknown> {
  switch (field.kind) {
    case 'line':
    // An option that this version does not know is kept as it came.
    case 'choice':
      return isText;
    case 'naira':
      return field.required === undefined ? orNull(isNumber) : isNumber;
    case 'count':
    case 'area':
    case 'year':
      return orNull(isNumber);
    case 'option':
      return orNull(isText);
    case 'flag':
      return isFlag;
    case 'list':
      return listOf(isText);
    case 'point':
      return orNull(isPoint);
  }
}

const CHECKS = FIELD_KEYS.map((key) => {
  const field = fieldOf(key);
  const ofEdit = orAbsent(checkOf(field));
  return { key, ofEdit, ofListing: field.since === undefined ? checkOf(field) : ofEdit };
});

/**
 * Whether a value is a listing's content by any version: the fields that it has are each of its type,
 * and those are there that every version has had. Limits are the server's.
 */
export const isKeptContent: Check<KeptContent> = (value): value is KeptContent =>
  isObject(value) && CHECKS.every(({ key, ofListing }) => ofListing(value[key]));

/** Whether a value is what an edit changes of one: any fields, each of its type. */
export const isContentChange: Check<KeptContent> = (value): value is KeptContent =>
  isObject(value) && CHECKS.every(({ key, ofEdit }) => ofEdit(value[key]));
