/**
 * Reads through a memory: what was read for a key is given again for `ms` milliseconds. What failed is
 * read anew, and of more than `most` keys the oldest are forgotten.
 */
export function keptFor<Key, Value>(
  { ms, most }: { ms: number; most: number },
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { at: number; value: Promise<Value> }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && Date.now() - known.at < ms) return known.value;
    const asked = { at: Date.now(), value: read(key) };
    kept.delete(key);
    kept.set(key, asked);
    asked.value.catch(() => {
      if (kept.get(key) === asked) kept.delete(key);
    });
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return asked.value;
  };
}
