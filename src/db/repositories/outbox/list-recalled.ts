import { MAX_RECALLED, type Recalled } from '../../../contract/feed/recalled';
import { recallOf } from '../../../domain/outbox/recall-of';
import type { AppDatabase } from '../../app-database';

/** What a discard of all that waits asks the server to take back: it was tried and may be on its way. */
export async function listRecalled({ outbox }: AppDatabase): Promise<Recalled[]> {
  const tried = await outbox.filter(({ attempts }) => attempts > 0).toArray();
  return tried.flatMap((row) => recallOf(row) ?? []).slice(0, MAX_RECALLED);
}
