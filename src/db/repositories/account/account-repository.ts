import type {
  NotificationPreferences,
  Profile,
  ProfileUpdate,
  SentPreferences,
} from '../../../contract/people/profile';
import { changedNames } from '../../../domain/account/changed-names';
import { getAccountPart, putAccountPart } from '../../account-parts';
import type { AppDatabase } from '../../app-database';
import type { ShownRow } from '../../outbox-row';
import { readRowAs } from '../../read-row';
import { shownRows } from '../outbox/attach-rows';

/** What rows of the profile are about. */
export const PROFILE_SUBJECT = 'profile';

/** What rows of the notification preferences are about. */
export const PREFERENCES = 'preferences';

type AccountView = {
  /** What the server said last, with the changes that wait for it; refused ones are not in it. */
  profile: Profile | undefined;
  preferences: SentPreferences | undefined;
  profileRows: ShownRow[];
  preferenceRows: ShownRow[];
  /** What the server refused of the profile, to be taken up again; null where nothing is. */
  refusedProfile: ProfileUpdate | null;
  refusedPreferences: Partial<NotificationPreferences> | null;
};

/** What this device knows of the account, with what waits to be sent of it. */
export function readAccount(database: AppDatabase): Promise<AccountView> {
  return database.transaction('r', database.preferences, database.outbox, async () => {
    const profileRows = await shownRows(database, [PROFILE_SUBJECT]);
    const preferenceRows = await shownRows(database, [PREFERENCES]);
    const refused = (rows: ShownRow[]) => rows.find(({ state }) => state === 'rejected');
    const refusedProfile = refused(profileRows);
    const refusedPreferences = refused(preferenceRows);
    const profile = await getAccountPart(database, 'profile');
    const preferences = await getAccountPart(database, 'notificationPreferences');
    return {
      profile: profile && waiting(profileRows).reduce(withProfileRow, profile),
      preferences: preferences && waiting(preferenceRows).reduce(withPreferenceRow, preferences),
      profileRows,
      preferenceRows,
      refusedProfile:
        (refusedProfile && readRowAs('profile.save', refusedProfile)?.payload) ?? null,
      refusedPreferences:
        (refusedPreferences && readRowAs('preferences.save', refusedPreferences)?.payload) ?? null,
    };
  });
}

function waiting(rows: ShownRow[]): ShownRow[] {
  return rows.filter(({ state }) => state !== 'rejected');
}

function withProfileRow(profile: Profile, row: ShownRow): Profile {
  const update = readRowAs('profile.save', row)?.payload ?? {};
  const { userName: _name, companyName: _company, ...rest } = update;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const names =
    profile.userType === 'agent'
      ? changedNames(profile, update)
      : { name: update.userName ?? profile.name };
  return { ...profile, ...said, ...names };
}

function withPreferenceRow(flags: SentPreferences, row: ShownRow): SentPreferences {
  return { ...flags, ...readRowAs('preferences.save', row)?.payload };
}

/** Whether the person has mails about homes that match an alert: unless they said no. */
export async function hasAlertMails(database: AppDatabase): Promise<boolean> {
  return (await readAccount(database)).preferences?.emailPropertyMatches ?? true;
}

/** Takes over what the server says of the account; what waits here is shown on top of it. */
export async function storeAccount(
  profile: Profile,
  preferences: SentPreferences,
  database: AppDatabase,
): Promise<void> {
  await database.transaction('rw', database.preferences, async () => {
    await putAccountPart(database, 'profile', profile);
    await putAccountPart(database, 'notificationPreferences', preferences);
  });
}
