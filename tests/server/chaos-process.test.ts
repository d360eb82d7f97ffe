import { expect, test } from 'vitest';
import { startChaosProcess } from '../chaos/chaos-process';
import { runChaos } from '../chaos/run-chaos';
import { TEST_DATABASE } from '../support/test-database';

// The fault run against the built server as its own process, killed with kill -9 in mid-write.
test.runIf(TEST_DATABASE === 'postgres')(
  '[SYNC-2] a server killed while it writes: every accepted action has its effect once',
  async () => {
    const url = process.env.TEST_POSTGRES_URL ?? '';
    const report = await runChaos({
      seed: 5,
      writes: 60,
      start: () => startChaosProcess({ url }, 5),
    });
    expect(report).toMatchObject({
      lost: [],
      doubled: [],
      reordered: [],
      stuck: [],
      falselyReported: [],
      overlapping: [],
    });
    const deaths = [...report.faults].filter(([fault]) => fault.startsWith('server dies'));
    expect(deaths.length).toBeGreaterThan(0);
  },
);
