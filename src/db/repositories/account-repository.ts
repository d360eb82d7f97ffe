import type { NotificationPreferences, Profile, ProfileUpdate } from '../../contract/profile';
import type { AppDatabase } from '../app-database';
import { getAccountPart, putAccountPart } from '../account-parts';
import type { OutboxRow } from '../outbox-row';
import { write } from '../write';
import { enqueue } from './outbox-repository';

/** The lanes of the account itself: each has one thing that is changed. */
const PROFILE_LANE = 'account profile';
const PREFERENCES_LANE = 'account preferences';

export type AccountView = {
  profile: Profile | undefined;
  preferences: NotificationPreferences | undefined;
  profileRows: OutboxRow[];
  preferenceRows: OutboxRow[];
};

/** What this phone knows of the account, with what waits to be sent of it. */
export function readAccount(database: AppDatabase): Promise<AccountView> {
  return database.transaction('r', database.preferences, database.outbox, async () => {
    const rows = (lane: string) => database.outbox.where('entityId').equals(lane).sortBy('seq');
    return {
      profile: await getAccountPart(database, 'profile'),
      preferences: await getAccountPart(database, 'notificationPreferences'),
      profileRows: await rows(PROFILE_LANE),
      preferenceRows: await rows(PREFERENCES_LANE),
    };
  });
}

/** Takes over what the server says of the account, unless a change made here still waits. */
export async function storeAccount(
  profile: Profile,
  preferences: NotificationPreferences,
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.preferences, database.outbox, async () => {
    const waits = async (lane: string) =>
      (await database.outbox.where('entityId').equals(lane).count()) > 0;
    if (!(await waits(PROFILE_LANE))) await putAccountPart(database, 'profile', profile);
    if (!(await waits(PREFERENCES_LANE)))
      await putAccountPart(database, 'notificationPreferences', preferences);
  });
}

/** Changes who the account belongs to here, and in the account once it is sent (DASH-8). */
export async function saveProfile(update: ProfileUpdate, database: AppDatabase): Promise<void> {
  await write(database, [database.preferences, database.outbox], async () => {
    const known = await getAccountPart(database, 'profile');
    if (known !== undefined) {
      const { userName: name = known.name, email: _, ...rest } = update;
      const said = Object.fromEntries(
        Object.entries(rest).filter(([, value]) => value !== undefined),
      );
      await putAccountPart(database, 'profile', { ...known, ...said, name });
    }
    const payload = { ...(await waitingPayload(database, PROFILE_LANE)), ...update };
    await enqueue(database, { kind: 'profile.save', entityId: PROFILE_LANE, payload });
  });
}

/** Changes what is written about, here and in the account once it is sent (DASH-8). */
export async function savePreferences(
  changed: Partial<NotificationPreferences>,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.preferences, database.outbox], async () => {
    const known = await getAccountPart(database, 'notificationPreferences');
    if (known !== undefined)
      await putAccountPart(database, 'notificationPreferences', { ...known, ...changed });
    const payload = { ...(await waitingPayload(database, PREFERENCES_LANE)), ...changed };
    await enqueue(database, { kind: 'preferences.save', entityId: PREFERENCES_LANE, payload });
  });
}

/** What waits already in a lane: the newest row takes its place, and must say all that it said. */
async function waitingPayload(database: AppDatabase, lane: string): Promise<object> {
  const rows = await database.outbox.where('entityId').equals(lane).sortBy('seq');
  return rows.reduce((all, { payload }) => ({ ...all, ...(payload as object) }), {});
}
