import type { OfferedTimesChange } from '../../../contract/inspection/offered-times';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';
import { OFFERED_TIMES } from './offered-times-repository';

/**
 * Changes when the agent shows homes: here at once, for seekers once it is sent.
 * @returns the row that says so
 */
export function saveOfferedTimes(
  { form, ...payload }: OfferedTimesChange & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return write(database, [database.outbox, database.forms], async () => {
    await dropForm(form, database);
    return enqueue(database, { kind: 'times.save', entityId: OFFERED_TIMES, payload, before: [] });
  });
}
