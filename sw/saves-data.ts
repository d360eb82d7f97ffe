import { SAVES_DATA_COOKIE } from '../src/contract/headers';

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's library: what a browser says of its line, where it does. */
type SavingNavigator = WorkerNavigator & { connection?: { saveData?: boolean } };

/**
 * Whether nothing is to be fetched ahead. Where a worker cannot read what was chosen, a page, which can,
 * fetches it later.
 */
export async function savesData(): Promise<boolean> {
  const { connection }: SavingNavigator = self.navigator;
  if (connection?.saveData === true || !('cookieStore' in self)) return true;
  return (await self.cookieStore.get(SAVES_DATA_COOKIE)) !== null;
}
