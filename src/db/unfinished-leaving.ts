const PREFIX = 'gida-leaving-';

/** Notes that a person's logout has still to clear this device, and in which way; null once it has, or they are here again. */
export function noteLeaving(userId: string, way: string | null): void {
  try {
    if (way === null) localStorage.removeItem(PREFIX + userId);
    else localStorage.setItem(PREFIX + userId, way);
  } catch {
    // Where storage is refused there is that one try.
  }
}

/** Whose logout was cut off before all was cleared, and in which way it was to be. */
export function unfinishedLeavings(): { userId: string; way: string }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({
        userId: key.slice(PREFIX.length),
        way: localStorage.getItem(key) ?? '',
      }));
  } catch {
    return [];
  }
}
