import type { PhoneTab } from './phone-tab';

/** A waiting row as the device holds it. */
export type DeviceRow = {
  id: string;
  kind: string;
  entityId: string;
  state: string;
  attempts: number;
  payload: unknown;
  lastError: { message: string; status: number | null } | null;
};

export type Device = { userId: string | null; expired: boolean; rows: DeviceRow[] };

/** What waits on the device for whoever is logged in, or for a visitor, read from IndexedDB itself. */
export function readDevice(tab: PhoneTab, whose: 'person' | 'visitor' = 'person'): Promise<Device> {
  return tab.evaluate(async (whose: string) => {
    const known = new Set((await indexedDB.databases()).map(({ name }) => name));
    const ask = <Result>(
      name: string,
      store: string,
      read: (from: IDBObjectStore) => IDBRequest,
    ): Promise<Result | undefined> =>
      known.has(name)
        ? new Promise((resolve, reject) => {
            const open = indexedDB.open(name);
            open.addEventListener('error', () => reject(open.error));
            open.addEventListener('success', () => {
              const asked = read(open.result.transaction(store).objectStore(store));
              asked.addEventListener('success', () => {
                open.result.close();
                resolve(asked.result as Result);
              });
            });
          })
        : Promise.resolve(undefined);
    const session = await ask<{ userId: string; expired: boolean }>(
      'gida-device',
      'session',
      (store) => store.get('current'),
    );
    const userId = session?.userId ?? null;
    const owner = whose === 'visitor' ? 'anonymous' : (userId ?? 'anonymous');
    const rows = await ask<DeviceRow[]>(`gida-${owner}`, 'outbox', (store) => store.getAll());
    return { userId, expired: session?.expired ?? false, rows: rows ?? [] };
  }, whose);
}
