import type { NotificationPreferences } from '../../../src/contract/profile';
import type { Queryable } from '../../db/database';
import { DEFAULT_PREFERENCES } from '../../../src/domain/notifications/default-preferences';

type Row = {
  notification_preferences: Partial<NotificationPreferences> | null;
  marketing_consent_at: Date | null;
};

/** A person's notification preferences, and when they agreed to marketing. */
export async function readPreferences(
  db: Queryable,
  userId: string,
): Promise<NotificationPreferences & { marketingConsentAt: string | null }> {
  const [row] = await db.query<Row>(
    'SELECT notification_preferences, marketing_consent_at FROM users WHERE id = $1',
    [userId],
  );
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
  change: Partial<NotificationPreferences>,
): Promise<void> {
  await tx.query(
    `UPDATE users SET notification_preferences = coalesce(notification_preferences, '{}'::jsonb) || $2::jsonb,
       marketing_consent_at = CASE $3::text WHEN 'yes' THEN coalesce(marketing_consent_at, now())
         WHEN 'no' THEN NULL ELSE marketing_consent_at END
     WHERE id = $1`,
    [
      userId,
      JSON.stringify(change),
      change.marketingNewsletters === undefined ? '' : change.marketingNewsletters ? 'yes' : 'no',
    ],
  );
}
