import { liveQuery } from 'dexie';
import { getAccountPart } from '../../account-parts';
import type { AppDatabase } from '../../app-database';
import { renameUser } from './session-repository';

/**
 * Keeps who is logged in in step with their profile, which is changed here, on another phone and by an approver.
 * @returns a function that ends it
 */
export function followProfile(database: AppDatabase): () => void {
  const watch = liveQuery(() => getAccountPart(database, 'profile')).subscribe({
    next: (profile) => {
      if (profile !== undefined) renameUser(profile).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => watch.unsubscribe();
}
