const KEY = 'gida-device';

/** A number this browser made up for itself, so that looks are counted once a device and day. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known !== null) return known;
    const fresh = crypto.randomUUID();
    localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    // Storage refused: this visit counts as a device of its own.
    return crypto.randomUUID();
  }
}
