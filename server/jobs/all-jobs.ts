import type { Database } from '../db/database';
import { matchAlerts } from '../modules/alerts/match-alerts';
import { readDueCalendars } from '../modules/inspections/busy-calendar';
import { fetchDueSources, type SourceReader } from '../modules/listing-source/fetch-due-sources';
import type { Erased } from '../modules/privacy/erase-account';
import { checkAvailability } from './check-availability';
import { beginSmallerPlans } from './begin-smaller-plans';
import { endBoosts } from './end-boosts';
import type { Job } from './job';
import { tidy } from './tidy';

/** Everything the server does by itself, apart from mails, which have their own worker. */
export function allJobs(
  database: Database,
  outside: {
    publicUrl: string;
    dataDir: string;
    release: (erased: Erased) => Promise<void>;
    releaseLeft: () => Promise<void>;
    sourceReader: SourceReader;
  },
  onMail: () => void,
  onError: (error: unknown) => void,
): Job[] {
  return [
    {
      name: 'match-alerts',
      everyMinutes: 1,
      run: async () => {
        await matchAlerts(database, outside.publicUrl, onError);
        onMail();
      },
    },
    { name: 'end-boosts', everyMinutes: 1, run: () => endBoosts(database) },
    {
      name: 'begin-smaller-plans',
      everyMinutes: 60,
      run: async () => {
        await beginSmallerPlans(database, outside.publicUrl, onError);
        onMail();
      },
    },
    { name: 'check-availability', everyMinutes: 60, run: () => checkAvailability(database) },
    // Each calendar at most hourly; those that are due are spread over the hour.
    { name: 'read-calendars', everyMinutes: 1, run: () => readDueCalendars(database) },
    // Each source once a day, from the minute on at which its agent gave it.
    {
      name: 'fetch-listings',
      everyMinutes: 1,
      run: async () => {
        await fetchDueSources(database, outside.publicUrl, outside.sourceReader);
        onMail();
      },
    },
    { name: 'release-left-files', everyMinutes: 60, run: outside.releaseLeft },
    { name: 'tidy', everyMinutes: 60, run: () => tidy(database, outside) },
  ];
}
