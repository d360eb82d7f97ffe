import { DATA_CHANNEL, type DataFetched } from '../src/contract/data-channel';

/** Tells the pages how many bytes this worker fetches: they see its answers as free of charge. */
export function meterData(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const channel = new BroadcastChannel(DATA_CHANNEL);
  new PerformanceObserver((list) => {
    const bytes = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, entry) => sum + (entry.transferSize || 0), 0);
    if (bytes > 0) channel.postMessage({ bytes } satisfies DataFetched);
  }).observe({ type: 'resource', buffered: true });
}
