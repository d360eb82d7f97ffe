import { test } from 'vitest';
import { runChaos } from '../chaos/run-chaos';
import { expectPromisesKept } from '../support/expect-promises-kept';

const WRITES = 200;

test.each([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])(
  '[SYNC-1] [SYNC-2] seed %i: every accepted action has its effect once, in order, and is told truly',
  async (seed) => {
    expectPromisesKept(await runChaos({ seed, writes: WRITES }), WRITES);
  },
  120_000,
);
