import { sql } from 'kysely';
import type {
  NotificationPreferences,
  NotificationPreferencesUpdate,
} from '../../../src/contract/people/profile';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { DEFAULT_PREFERENCES } from '../../../src/domain/notifications/default-preferences';

/** A person's notification preferences, and when they agreed to marketing. */
export async function readPreferences(
  db: Queryable,
  userId: string,
): Promise<NotificationPreferences & { marketingConsentAt: string | null }> {
  const row = await db.kysely
    .selectFrom('users')
    .select(['notification_preferences', 'marketing_consent_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    ...DEFAULT_PREFERENCES,
    ...row?.notification_preferences,
    marketingConsentAt: row?.marketing_consent_at?.toISOString() ?? null,
  };
}

/** Changes the flags that are given. Consent to marketing carries its date, and goes with it (NDPA). */
export async function updatePreferences(
  tx: Queryable,
  userId: string,
  change: NotificationPreferencesUpdate,
): Promise<void> {
  const consents = change.marketingNewsletters;
  await tx.kysely
    .updateTable('users')
    .set((eb) => ({
      notification_preferences: sql<string>`coalesce(${eb.ref('notification_preferences')}, '{}'::jsonb)
        || ${JSON.stringify(change)}::jsonb`,
      ...(consents === undefined
        ? {}
        : {
            marketing_consent_at: consents ? eb.fn.coalesce('marketing_consent_at', now) : null,
          }),
    }))
    .where('id', '=', userId)
    .execute();
}
