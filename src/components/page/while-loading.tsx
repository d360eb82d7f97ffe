import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { arrivals } from '../delivery/arrivals';

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
  useSyncExternalStore(arrivals.subscribe, arrivals.count, () => 0);
  return <Suspense fallback={fallback}>{children}</Suspense>;
}
