import type { PlanRequest } from '../../../contract/plan/plan-usage';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { keepSnapshot, readSnapshot } from '../account/snapshot-repository';
import { attachRows } from '../outbox/attach-rows';

/** The requests for other plans as the server told them last, each with what waits for it. */
export function listPlanRequests(
  database: AppDatabase,
): Promise<{ item: PlanRequest; rows: ShownRow[] }[]> {
  return database.transaction('r', database.snapshots, database.outbox, async () => {
    const requests = (await readSnapshot('plan-requests', database))?.value ?? [];
    return attachRows(database, requests, ({ id }) => [id]);
  });
}

/** Takes a request that was decided off the list. */
export async function forgetPlanRequest(id: string, database: AppDatabase): Promise<void> {
  const known = await readSnapshot('plan-requests', database);
  if (known === undefined) return;
  const left = known.value.filter((request) => request.id !== id);
  // An answer that was asked for before this would bring it back.
  await keepSnapshot('plan-requests', left, Date.now(), database);
}
