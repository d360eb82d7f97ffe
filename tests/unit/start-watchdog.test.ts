import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startWatchdogScript } from '../../scripts/start-watchdog.ts';

test('what each document carries to speak for the app is small, and speaks by the words of the start', async () => {
  const script = await startWatchdogScript();
  expect(brotliCompressSync(script).byteLength).toBeLessThan(850);
  expect(script).toContain('Something went wrong.');
  expect(script).toContain(
    "The application couldn't start properly. Please try refreshing the page.",
  );
  // It stands in a document as it is.
  expect(script).not.toMatch(/<\/script|<!--/i);
});
