import type { Job, JobRunner } from './job';

/**
 * Runs jobs by timers of this process: for the embedded database, which has one process only, and for
 * what each instance does on its own disk.
 */
export function inProcessRunner(jobs: Job[], onError: (error: unknown) => void): JobRunner {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  return {
    start: async () => {
      for (const job of jobs) {
        let busy = false;
        const run = () => {
          if (busy) return;
          busy = true;
          const done: Promise<void> = job
            .run()
            .catch(onError)
            .finally(() => {
              busy = false;
              running.delete(done);
            });
          running.add(done);
        };
        run();
        timers.push(setInterval(run, job.everyMinutes * 60_000).unref());
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
