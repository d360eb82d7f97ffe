/** Asks the browser not to clear this app's data when space runs short; false where it will not promise. */
export async function persistStorage(): Promise<boolean> {
  if (navigator.storage?.persist === undefined) return false;
  return (await navigator.storage.persisted()) || navigator.storage.persist();
}
