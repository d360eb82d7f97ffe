/** Longer than this nobody waits for a place's name; milliseconds. */
const TIMEOUT_MS = 5000;

/** Asks a service of places. @throws Error for anything but JSON with a good status, and when it takes too long. */
export async function fetchJson(url: string, timeoutMs = TIMEOUT_MS): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    credentials: 'omit',
  });
  if (!answer.ok) throw new Error(`The service of places answered ${answer.status}`);
  // An HTML page with 200 is an error page or a captive portal.
  if (!/\bjson\b/.test(answer.headers.get('content-type') ?? ''))
    throw new Error('The service of places answered with something else than JSON');
  return answer.json();
}
