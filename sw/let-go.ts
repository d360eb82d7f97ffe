const gone = new AbortController();
const GONE = new Error('A new version takes over');

/** A new version is to take over: what this worker waits for it lets go of, for good. */
export function letGo(): void {
  gone.abort(GONE);
}

/**
 * Settles as the work does, and rejects once this worker is to let go: a browser keeps an old worker
 * for as long as its events last. Work cut short is safe, as it is where a browser is killed.
 */
export function untilLetGo<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(GONE);
    if (gone.signal.aborted) end();
    gone.signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => gone.signal.removeEventListener('abort', end));
  });
}
