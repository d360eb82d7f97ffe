import PgBoss from 'pg-boss';
import { advisoryLock } from '../db/advisory-lock';
import type { Database } from '../db/database';
import type { Job, JobRunner } from './job';

const STOP_MS = 10_000;

/**
 * Runs jobs from a queue in PostgreSQL (pg-boss): of several instances one makes each run, and when
 * it dies another does.
 */
export function sharedRunner(
  databaseUrl: string,
  database: Database,
  jobs: Job[],
  onError: (error: unknown) => void,
): JobRunner {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'gida jobs' });
  boss.on('error', onError);
  return {
    start: async () => {
      // Two instances that make the same queues at once run into a deadlock in pg-boss 10: one by one.
      await database.transaction(async (tx) => {
        await advisoryLock(tx, 'jobs');
        await boss.start();
        for (const job of jobs) {
          // One run at a time in all instances; a run that fails waits for the next time.
          await boss.createQueue(job.name, { name: job.name, policy: 'singleton', retryLimit: 0 });
        }
      });
      for (const job of jobs) {
        await boss.work(job.name, async () => {
          await job.run().catch(onError);
        });
        await boss.schedule(job.name, cron(job.everyMinutes));
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, wait: true }),
  };
}

function cron(minutes: number): string {
  if (minutes === 1) return '* * * * *';
  const hours = minutes / 60;
  return hours === 1 ? '7 * * * *' : `7 */${hours} * * *`;
}
