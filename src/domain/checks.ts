import type { OtherOption } from '../contract/answered-option';

/** Says of a value of unknown origin (a stored row, an answer) whether it is what the code expects. */
export type Check<T> = (value: unknown) => value is T;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean';
/** Any object that is no list: its fields are looked at elsewhere. */
export const isObject: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

export function orAbsent<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value);
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check);
}

export function oneOf<const T extends string>(known: readonly T[]): Check<T> {
  return (value): value is T => known.some((one) => one === value);
}

/** One of these, or one that a later version added: that is kept as it came. */
export function optionOf<const T extends string>(_known: readonly T[]): Check<T | OtherOption> {
  return (value): value is T | OtherOption => isText(value);
}

/** An object with these fields; a field that the type has and the check has not does not compile. */
export function shape<T extends object>(
  fields: {
    [Key in keyof T]-?: Check<T[Key]>;
  },
): Check<T> {
  const checks: [string, Check<unknown>][] = Object.entries(fields);
  return (value): value is T =>
    isObject(value) && checks.every(([key, check]) => check(value[key]));
}
