import type { OfferedTimes, OfferedTimesChange } from '../../../contract/inspection/offered-times';
import {
  changeOfferedTimes,
  NO_OFFERED_TIMES,
} from '../../../domain/inspections/times/change-offered-times';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { readRowAs } from '../../read-row';
import { readSnapshot } from '../account/snapshot-repository';
import { shownRows } from '../outbox/attach-rows';

/** What rows about the times that an agent offers are about. */
export const OFFERED_TIMES = 'offered-times';

export type OfferedTimesView = {
  /** What the server said last, with what waits for it; what it refused is not in it. */
  times: OfferedTimes;
  /** Whether the server ever told this device. */
  isKnown: boolean;
  rows: ShownRow[];
  /** What the server refused, to be taken up again; null where nothing is. */
  refused: OfferedTimesChange | null;
};

/** How long one viewing of the agent takes, in minutes, as far as this device knows. */
export async function readViewingMinutes(database: AppDatabase): Promise<number> {
  return (await readOfferedTimes(database)).times.slotMinutes;
}

/** The times that the agent offers, as this device knows them. */
export function readOfferedTimes(database: AppDatabase): Promise<OfferedTimesView> {
  return database.transaction('r', database.snapshots, database.outbox, async () => {
    const known = await readSnapshot('offered-times', database);
    const rows = await shownRows(database, [OFFERED_TIMES]);
    const refusedRow = rows.find(({ state }) => state === 'rejected');
    const changeOf = (row: ShownRow) => readRowAs('times.save', row)?.payload ?? {};
    return {
      times: rows
        .filter(({ state }) => state !== 'rejected')
        .map(changeOf)
        .reduce(changeOfferedTimes, known?.value ?? NO_OFFERED_TIMES),
      isKnown: known !== undefined,
      rows,
      refused: refusedRow === undefined ? null : changeOf(refusedRow),
    };
  });
}
