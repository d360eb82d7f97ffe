import {
  FIELD_KEYS,
  type FieldDefinition,
  fieldOf,
  type Point,
  type PropertyContent,
} from '../../contract/listing-fields';
import {
  type Check,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  orNull,
  shape,
} from '../checks';

export const isPoint = shape<Point>({ lat: isNumber, lng: isNumber });

function checkOf(field: FieldDefinition): Check<unknown> {
  switch (field.kind) {
    case 'line':
      return isText;
    case 'naira':
      return field.required === undefined ? orNull(isNumber) : isNumber;
    case 'count':
    case 'area':
    case 'year':
      return orNull(isNumber);
    case 'choice':
      return oneOf(field.options);
    case 'option':
      return orNull(oneOf(field.options));
    case 'flag':
      return isFlag;
    case 'list':
      return listOf(isText);
    case 'point':
      return orNull(isPoint);
  }
}

/** Whether a value has every field that an owner edits, each of its type. Limits are the server's. */
export const isPropertyContent: Check<PropertyContent> = (value): value is PropertyContent =>
  isObject(value) && FIELD_KEYS.every((key) => checkOf(fieldOf(key))(value[key]));
