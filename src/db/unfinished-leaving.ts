const KEY = 'gida-leaving';

/** Notes the logout whose things are still to be cleared from this device; null once they are. */
export function noteLeaving(leaving: string | null): void {
  try {
    if (leaving === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, leaving);
  } catch {
    // Where storage is refused there is this try alone.
  }
}

/** The logout that was cut off before all was cleared; null where none was. */
export function unfinishedLeaving(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
