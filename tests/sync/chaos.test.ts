import { describe, expect, test } from 'vitest';
import { runChaos } from '../chaos/run-chaos';
import { expectPromisesKept } from '../support/expect-promises-kept';

const WRITES = 120;
// A failure is run again with: npm run chaos -- --seed N --writes 120. Twenty seeds: npm run test:long.
test.each([1, 2, 3])(
  '[SYNC-1] [SYNC-2] seed %i: every accepted action has its effect once, in order, and is told truly',
  async (seed) => {
    expectPromisesKept(await runChaos({ seed, writes: WRITES }), WRITES);
  },
  120_000,
);

/** Enough for each of these to show. */
const FEW = 60;
describe('the oracle sees an engine that is broken on purpose', () => {
  test('that deletes a row before its answer: things are lost', async () => {
    const report = await runChaos({ seed: 3, writes: FEW, sabotage: 'delete before answer' });
    expect(report.lost).not.toEqual([]);
  }, 120_000);

  test('that sends no idempotency key: receipts stand for nothing', async () => {
    const report = await runChaos({ seed: 3, writes: FEW, sabotage: 'no idempotency' });
    expect(report.falselyReported).not.toEqual([]);
  }, 120_000);

  test('that has no lock: two tabs send one row at the same time', async () => {
    const report = await runChaos({ seed: 3, writes: FEW, sabotage: 'no lock' });
    expect(report.overlapping).not.toEqual([]);
  }, 120_000);
});
