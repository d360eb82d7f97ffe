import { readStored, store } from './stored';

const KEY = 'gida-device';

/** A number this browser made up for itself, so that looks are counted once a device and day. */
export function deviceId(): string {
  const known = readStored(KEY);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  // Where storage is refused this visit counts as a device of its own.
  store(KEY, fresh);
  return fresh;
}
