import { initialBoosts, withWaitingBoosts } from '../../../domain/boosts/boost-state';
import { billingMonth } from '../../../domain/plans/billing-month';
import type { AppDatabase } from '../../app-database';
import type { StoredRow } from '../../outbox-row';
import { readRowAs } from '../../read-row';
import { readSnapshot } from '../account/snapshot-repository';

type BoostView = {
  /** `mayHaveMore`: a month has begun since, and the plan may give some with it. */
  state: ReturnType<typeof withWaitingBoosts> & { mayHaveMore: boolean };
  /** When the server was heard last (milliseconds); null: never on this device. */
  fetchedAt: number | null;
  /** Purchases and boosts that wait, in their order. */
  rows: StoredRow[];
};

/** What the agent has of boosts, with what waits here counted in. */
export function readBoosts(database: AppDatabase): Promise<BoostView> {
  return database.transaction('r', database.snapshots, database.outbox, async () => {
    const known = await readSnapshot('boosts', database);
    const all = await database.outbox.orderBy('seq').toArray();
    const waiting = all.flatMap(
      (row) => readRowAs('boost.apply', row) ?? readRowAs('boost.purchase', row) ?? [],
    );
    const now = Date.now();
    const fetchedAt = known?.fetchedAt ?? null;
    return {
      state: {
        ...withWaitingBoosts(known?.value ?? initialBoosts(now), waiting, now),
        mayHaveMore: fetchedAt !== null && fetchedAt < billingMonth(new Date(now)).start.getTime(),
      },
      fetchedAt,
      rows: waiting,
    };
  });
}
