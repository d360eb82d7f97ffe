import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrivals } from '../delivery/arrivals';

/** On a page that the server writes, and while it is taken over: there no code can come. */
const WRITTEN = -1;

/**
 * What stands in the place of parts made by `lazyPart` until their code has come. By itself React shows
 * them 300 ms after that at the earliest, so that many of them do not flicker in one by one: a dialog on a
 * phone would open that much later. Drawn again when code comes, it shows them at once.
 */
export function WhileLoading({
  fallback = null,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const arrived = useSyncExternalStore(arrivals.subscribe, arrivals.count, () => WRITTEN);
  return <Suspense fallback={fallback}>{arrived === WRITTEN ? fallback : children}</Suspense>;
}
