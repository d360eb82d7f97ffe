import { expect, onTestFinished, test, vi } from 'vitest';
import { noteSaveAsked, readSaveAsked } from '../../src/platform/save-asked';

const MINUTE = 60_000;

test('a heart that was tapped before a login waits half an hour, whatever becomes of the clock', () => {
  vi.useFakeTimers({ now: 100 * MINUTE, toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });
  noteSaveAsked('home');
  vi.setSystemTime(129 * MINUTE);
  expect(readSaveAsked()).toBe('home');
  vi.setSystemTime(131 * MINUTE);
  expect(readSaveAsked()).toBeNull();
  // The clock was ahead as it was tapped.
  vi.setSystemTime(50 * MINUTE);
  expect(readSaveAsked()).toBeNull();
});
