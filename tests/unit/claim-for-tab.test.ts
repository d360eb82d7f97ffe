import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimForTab } from '../../src/platform/claim-for-tab';

type Callback = (lock: object | null) => unknown;

let held: Set<string>;
beforeEach(() => {
  held = new Set();
  // The browser's own rules, with its delay: a lock is granted in a later turn.
  const request = async (name: string, _options: object, callback: Callback) => {
    await Promise.resolve();
    if (held.has(name)) return callback(null);
    held.add(name);
    return callback({ name });
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => vi.unstubAllGlobals());

test('two claims of one tab at the same moment are one claim', async () => {
  expect(await Promise.all([claimForTab('draft-1'), claimForTab('draft-1')])).toEqual([true, true]);
  expect(await claimForTab('draft-1')).toBe(true);
});

test('what another tab holds is not ours, until that tab is gone', async () => {
  held.add('draft-2');
  expect(await claimForTab('draft-2')).toBe(false);
  held.delete('draft-2');
  expect(await claimForTab('draft-2')).toBe(true);
});
