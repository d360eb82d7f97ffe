import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyping } from '../../src/platform/typing/keep-typing';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('what is typed is written within 50 ms, also when the typing never pauses', () => {
  const store = vi.fn(async () => undefined);
  const typing = keepTyping(store);
  for (let key = 0; key < 20; key += 1) {
    typing.changed();
    vi.advanceTimersByTime(25);
  }
  // Half a second of a key every 25 ms.
  expect(store).toHaveBeenCalledTimes(10);
});

test('nothing is written without a change, and a change once', async () => {
  const store = vi.fn(async () => undefined);
  const typing = keepTyping(store);
  await typing.flush();
  expect(store).toHaveBeenCalledTimes(0);
  typing.changed();
  await typing.flush();
  vi.advanceTimersByTime(1000);
  await typing.flush();
  expect(store).toHaveBeenCalledTimes(1);
});

test('what could not be written is tried again when the page is left', async () => {
  const store = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('full'));
  const typing = keepTyping(store);
  typing.changed();
  await typing.flush();
  await typing.flush();
  expect(store).toHaveBeenCalledTimes(2);
});

test('what could not be written is tried again by itself, until it is', async () => {
  const full = new Error('full');
  const store = vi.fn(async () => undefined);
  store.mockRejectedValueOnce(full).mockRejectedValueOnce(full);
  const typing = keepTyping(store);
  typing.changed();
  await typing.flush();
  await vi.advanceTimersByTimeAsync(3000);
  expect(store).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(store).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store).toHaveBeenCalledTimes(3);
});
