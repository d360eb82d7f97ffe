const ORIGIN = 'https://gida.test';
const addressOf = (asked: RequestInfo | URL) =>
  new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;

/**
 * The caches of a browser, as far as photos need them.
 * @param fits how many answers there is room for; the next one finds the phone full
 */
export function madeCaches(fits = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const answers = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, answers);
    return {
      keys: async () => [...answers.keys()].map((url) => new Request(url)),
      match: async (asked: RequestInfo | URL) => answers.get(addressOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, answer: Response) => {
        const all = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
        if (all >= fits) throw new DOMException('The disk is full', 'QuotaExceededError');
        answers.set(addressOf(asked), answer);
      },
      delete: async (asked: RequestInfo | URL) => answers.delete(addressOf(asked)),
    };
  };
  return {
    open,
    match: async (asked: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) =>
      [...kept]
        .find(
          ([name, answers]) => (cacheName ?? name) === name && answers.has(addressOf(asked)),
        )?.[1]
        .get(addressOf(asked))
        ?.clone(),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    /** The paths that a cache has, in the order in which they came. */
    paths: (name: string) =>
      [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}
