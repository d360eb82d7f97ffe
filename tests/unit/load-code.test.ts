import { expect, test, vi } from 'vitest';
import { CodeMissingError, loadCode } from '../../src/platform/load-code';

test('code that fails to come once is asked for once more, by the same way', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Failed'));
  load.mockResolvedValueOnce('code');
  const loading = loadCode(load);
  await vi.runAllTimersAsync();
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('code that fails twice is said to be missing, in words for people', async () => {
  vi.useFakeTimers();
  const cause = new TypeError(
    'Failed to fetch dynamically imported module: https://a.example/b.js',
  );
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(cause);
  const failed = loadCode(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toBeInstanceOf(CodeMissingError);
  expect(await failed).toMatchObject({
    message: 'A part of the app could not be fetched. Check the connection and try again.',
    cause,
  });
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
