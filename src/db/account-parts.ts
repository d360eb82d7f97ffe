import type { Profile, SentPreferences } from '../contract/people/profile';
import type { AppDatabase } from './app-database';

/** What this device knows of the account itself. */
type AccountParts = { profile: Profile; notificationPreferences: SentPreferences };

export async function putAccountPart<Part extends keyof AccountParts>(
  database: AppDatabase,
  part: Part,
  value: AccountParts[Part],
): Promise<void> {
  await database.preferences.put({ key: part, value });
}

export async function getAccountPart<Part extends keyof AccountParts>(
  database: AppDatabase,
  part: Part,
): Promise<AccountParts[Part] | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `putAccountPart` alone writes them
  return (await database.preferences.get(part))?.value as AccountParts[Part] | undefined;
}
