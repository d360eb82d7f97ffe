import type { NotificationPreferences, ProfileUpdate } from '../../../contract/people/profile';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';

import { dropForm, type FromForm } from '../forms/form-repository';
import { PREFERENCES, PROFILE_SUBJECT } from './account-repository';

/**
 * Changes who the account belongs to: shown here at once, in the account once it is sent (DASH-8).
 * @returns the row that says so
 */
export function saveProfile(
  { form, ...payload }: ProfileUpdate & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return write(database, [database.outbox, database.forms], async () => {
    await dropForm(form, database);
    return enqueue(database, {
      kind: 'profile.save',
      entityId: PROFILE_SUBJECT,
      payload,
      before: [],
    });
  });
}

/**
 * Changes what is written about: shown here at once, in the account once it is sent (DASH-8).
 * @returns the row that says so
 */
export function savePreferences(
  { form, ...payload }: Partial<NotificationPreferences> & FromForm,
  database: AppDatabase,
): Promise<string | null> {
  return write(database, [database.outbox, database.forms], async () => {
    await dropForm(form, database);
    return enqueue(database, {
      kind: 'preferences.save',
      entityId: PREFERENCES,
      payload,
      before: [],
    });
  });
}
