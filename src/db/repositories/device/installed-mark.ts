import { deviceDatabase } from '../../device-database';

/**
 * Marks that the app has been on this device.
 * @returns false where it was marked already; true at the first visit, and after storage was cleared.
 */
export function markInstalled(): Promise<boolean> {
  const { marks } = deviceDatabase();
  return deviceDatabase().transaction('rw', marks, async () => {
    if (await isInstalled()) return false;
    await marks.add({ key: 'installed' });
    return true;
  });
}

export async function isInstalled(): Promise<boolean> {
  return (await deviceDatabase().marks.get('installed')) !== undefined;
}
