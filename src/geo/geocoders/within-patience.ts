/** A person typing waits no longer than this for what another service may add; milliseconds. */
const PATIENCE_MS = 1500;

/** An answer that comes in time. @throws Error when it does not; it is then nobody's concern any more */
export function withinPatience<Answer>(
  answer: Promise<Answer>,
  withinMs = PATIENCE_MS,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It takes too long')), withinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
