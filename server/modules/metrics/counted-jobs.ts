import type { Job } from '../../jobs/job';
import type { Metrics } from './metrics';

/** The same jobs, their runs counted from now on. */
export function countedJobs(jobs: Job[], metrics: Metrics): Job[] {
  return jobs.map((job) => {
    metrics.jobRuns.inc({ job: job.name, outcome: 'done' }, 0);
    metrics.jobRuns.inc({ job: job.name, outcome: 'failed' }, 0);
    // Or a job that never ends well would have no moment whose age could be told.
    metrics.jobSuccess.setToCurrentTime({ job: job.name });
    return {
      ...job,
      run: async () => {
        try {
          await job.run();
        } catch (error) {
          metrics.jobRuns.inc({ job: job.name, outcome: 'failed' });
          throw error;
        }
        metrics.jobRuns.inc({ job: job.name, outcome: 'done' });
        metrics.jobSuccess.setToCurrentTime({ job: job.name });
      },
    };
  });
}
