export type StorageUse = {
  /** Bytes this app uses, and how many the browser grants it; null where it does not tell. */
  used: number | null;
  granted: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  persistent: boolean;
};

/** How much of the phone's storage the app uses. */
export async function readStorageUse(): Promise<StorageUse> {
  const storage = navigator.storage as StorageManager | undefined;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  return {
    used: estimate?.usage ?? null,
    granted: estimate?.quota ?? null,
    persistent: (await storage?.persisted?.().catch(() => false)) ?? false,
  };
}
