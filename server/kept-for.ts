/**
 * Reads through a memory: what was read for a key is given again for `ms` milliseconds. After that it is
 * given once more while it is read anew, so that nobody waits for it; what failed is not kept. Of more
 * than `most` keys the oldest are forgotten.
 */
export function keptFor<Key, Value>(
  { ms, most }: { ms: number; most: number },
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { at: number; value: Promise<Value> }>();
  const readAnew = (key: Key): Promise<Value> => {
    const before = kept.get(key);
    const asked = { at: Date.now(), value: read(key) };
    // Who asks meanwhile gets what was there.
    const now = before === undefined ? asked : { at: asked.at, value: before.value };
    kept.delete(key);
    kept.set(key, now);
    asked.value.then(
      () => {
        if (kept.get(key) === now) kept.set(key, asked);
      },
      () => {
        if (kept.get(key) === now) kept.delete(key);
      },
    );
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return now.value;
  };
  return (key) => {
    const known = kept.get(key);
    return known !== undefined && Date.now() - known.at < ms ? known.value : readAnew(key);
  };
}
