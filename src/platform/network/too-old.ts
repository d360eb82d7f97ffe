let isNoted = false;
const listeners = new Set<() => void>();

/** Notes that the server no longer serves this version of the app. */
export function noteTooOld(): void {
  if (isNoted) return;
  isNoted = true;
  for (const listener of listeners) listener();
}

/** Whether the server has said so since this page was opened. */
export function isTooOld(): boolean {
  return isNoted;
}

export function onTooOld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
