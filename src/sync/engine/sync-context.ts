import type { ApiClient } from '../../api/api-client';
import type { AppDatabase } from '../../db/app-database';
import type { Session } from '../../db/records';
import type { ShrinkPhoto } from '../sender';

/** Runs `work` while nobody else in any tab or worker holds the same name. */
export type Lock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** Everything the engine needs from outside: tests replace each part. */
export type SyncContext = {
  database: AppDatabase;
  api: ApiClient;
  /** Who is logged in now; null when nobody is or the token is known to be dead. */
  session: () => Promise<Session | null>;
  /** The server no longer takes this token. */
  onExpired: (token: string) => Promise<void>;
  lock: Lock;
  /** Whether `lock` holds across tabs and frees itself when a tab dies; else row leases decide. */
  lockOutlivesTabs: boolean;
  shrinkPhoto: ShrinkPhoto;
  /** Whether the server takes commands together; an older one that did not is not asked again. */
  batches: { taken: boolean };
  /** Whether the line has just carried a photo or a file quickly: only then do several share it. */
  uploads: { quick: boolean };
  now: () => number;
  random: () => number;
};
