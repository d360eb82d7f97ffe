/** A record with these keys, each with the value made for it. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where pairs are taken for what they were made of
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** An object with these keys, each with a value of its own type. */
export function wholeOf<Whole extends object>(
  keys: readonly Extract<keyof Whole, string>[],
  valueOf: <Key extends Extract<keyof Whole, string>>(key: Key) => Whole[Key],
): Whole {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was made for its key, and the keys are all there are
  return recordOf(keys, valueOf) as unknown as Whole;
}
