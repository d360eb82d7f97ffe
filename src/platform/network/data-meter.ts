import { createSignal } from '../../domain/signal';
import { DATA_CHANNEL, type DataFetched } from '../../contract/data-channel';
import { readStored, store } from '../stored';

const USED_KEY = 'dataUsed';
const PRICE_KEY = 'nairaPerGb';
/** About what a gigabyte of a monthly bundle costs; everybody can set their own. */
const USUAL_NAIRA_PER_GB = 500;

let used = 0;
let begun = false;
const changed = createSignal();

/**
 * Begins to count the bytes that cross the network for this tab: what the page fetches itself, and
 * what the worker fetches for it. Files from a cache count nothing, as they cost nothing.
 */
export function beginDataMeter(): void {
  if (begun || typeof PerformanceObserver === 'undefined') return;
  begun = true;
  used = Number(readStored(USED_KEY, 'sessionStorage')) || 0;
  for (const type of ['navigation', 'resource']) {
    new PerformanceObserver((list) => {
      // Of what came through the worker the browser says 0 here: the worker counts that itself.
      add(list.getEntries().reduce((sum, entry) => sum + transferred(entry), 0));
    }).observe({ type, buffered: true });
  }
  const channel = new BroadcastChannel(DATA_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<DataFetched>) => add(data.bytes));
}

function transferred(entry: PerformanceEntry): number {
  return entry instanceof PerformanceResourceTiming ? entry.transferSize || 0 : 0;
}

function add(bytes: number): void {
  if (bytes === 0) return;
  used += bytes;
  store(USED_KEY, String(used), 'sessionStorage');
  changed.tell();
}

/** Bytes since this tab was opened. */
export function dataUsed(): number {
  return used;
}

export const onDataUsed = changed.on;

/** What a gigabyte costs the person, in naira. */
export function nairaPerGb(): number {
  const stored = Number(readStored(PRICE_KEY));
  return stored > 0 ? stored : USUAL_NAIRA_PER_GB;
}

export function setNairaPerGb(naira: number): void {
  store(PRICE_KEY, String(naira));
  changed.tell();
}
