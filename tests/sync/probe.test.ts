import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProbe } from '../../src/sync/engine/create-probe';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks a server that never answers; tells the seconds at which it was asked. */
function watched(isShown = () => true) {
  const began = Date.now();
  const asked: number[] = [];
  const probe = createProbe(() => {
    asked.push((Date.now() - began) / 1000);
    return Promise.reject(new Error('nobody there'));
  }, isShown);
  return { probe, asked };
}

test('a missed server is asked for soon, then ever more rarely, and never given up', async () => {
  const { probe, asked } = watched();
  probe.begin();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(asked).toEqual([2, 5, 10, 18, 30, 45, 60]);
});

test('being missed again while it is asked for begins nothing anew', async () => {
  const { probe, asked } = watched();
  probe.begin();
  await vi.advanceTimersByTimeAsync(4000);
  probe.begin();
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked).toEqual([2, 5, 10]);
});

test('once it answered nothing more is asked', async () => {
  const { probe, asked } = watched();
  probe.begin();
  await vi.advanceTimersByTimeAsync(2500);
  probe.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([2]);
});

test('a server that answers this and not what waits is not knocked at: the waits go on growing', async () => {
  const { probe, asked } = watched();
  for (let outage = 0; outage < 4; outage += 1) {
    probe.begin();
    await vi.advanceTimersByTimeAsync(9000);
    probe.end();
  }
  expect(asked).toEqual([2, 5, 14, 26]);
});

test('an outage after what waited went through is asked about soon again', async () => {
  const { probe, asked } = watched();
  probe.begin();
  await vi.advanceTimersByTimeAsync(11_000);
  probe.end();
  probe.reset();
  probe.begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([2, 5, 10, 13]);
});

test('a page out of sight asks nothing, and goes on when it is looked at', async () => {
  let shown = false;
  const { probe, asked } = watched(() => shown);
  probe.begin();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(asked).toEqual([]);
  shown = true;
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked).toEqual([18]);
});
