import type { OfferedTimesChange } from '../../../contract/inspection/offered-times';
import type { AppDatabase } from '../../app-database';
import type { FromForm } from '../forms/form-repository';
import { queueAlone } from '../outbox/queue-alone';
import { OFFERED_TIMES } from './offered-times-repository';

/**
 * Changes when the agent shows homes: here at once, for seekers once it is sent.
 * @returns the row that says so
 */
export function saveOfferedTimes(
  { form, ...payload }: OfferedTimesChange & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return queueAlone({ kind: 'times.save', entityId: OFFERED_TIMES, payload, form }, database);
}
