import type { Database } from '../db/database';
import { matchAlerts } from '../modules/alerts/match-alerts';
import { checkAvailability } from './check-availability';
import { endBoosts } from './end-boosts';
import type { Job } from './job';
import { tidy } from './tidy';

/** Everything the server does by itself, apart from mails, which have their own worker. */
export function allJobs(
  database: Database,
  publicUrl: string,
  onMail: () => void,
  onError: (error: unknown) => void,
): Job[] {
  return [
    {
      name: 'match-alerts',
      everyMinutes: 1,
      run: async () => {
        await matchAlerts(database, publicUrl, onError);
        onMail();
      },
    },
    { name: 'end-boosts', everyMinutes: 1, run: () => endBoosts(database) },
    { name: 'check-availability', everyMinutes: 60, run: () => checkAvailability(database) },
    { name: 'tidy', everyMinutes: 60, run: () => tidy(database) },
  ];
}
