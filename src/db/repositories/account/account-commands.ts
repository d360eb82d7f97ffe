import type { NotificationPreferences, ProfileUpdate } from '../../../contract/people/profile';
import type { AppDatabase } from '../../app-database';
import type { FromForm } from '../forms/form-repository';
import { queueAlone } from '../outbox/queue-alone';
import { PREFERENCES, PROFILE_SUBJECT } from './account-repository';

/**
 * Changes who the account belongs to: shown here at once, in the account once it is sent (DASH-8).
 * @returns the row that says so
 */
export function saveProfile(
  { form, ...payload }: ProfileUpdate & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return queueAlone({ kind: 'profile.save', entityId: PROFILE_SUBJECT, payload, form }, database);
}

/**
 * Changes what is written about: shown here at once, in the account once it is sent (DASH-8).
 * @returns the row that says so
 */
export function savePreferences(
  { form, ...payload }: Partial<NotificationPreferences> & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return queueAlone({ kind: 'preferences.save', entityId: PREFERENCES, payload, form }, database);
}
