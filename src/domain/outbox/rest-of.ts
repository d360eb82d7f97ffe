/**
 * What is left of a change that was refused once a newer one is said instead: what that one does not name, down
 * to the days of a week; null where that is nothing.
 */
export function restOf<Changes extends object>(refused: Changes, newest: Changes): Changes | null {
  const rest = { ...refused };
  for (const key of keysOf(refused)) {
    const [old, said] = [refused[key], newest[key]];
    if (said === undefined) continue;
    const left = isParts(old) && isParts(said) ? restOf(old, said) : null;
    if (left === null) delete rest[key];
    else rest[key] = left;
  }
  return keysOf(rest).length === 0 ? null : rest;
}

function isParts<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own keys
const keysOf = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of)[];
