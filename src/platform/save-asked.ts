import { readStored, store } from './stored';

const KEY = 'saveAfterLogin';
/** How long a tap waits for its login, in milliseconds: later somebody else may hold the phone. */
const WAITS_MS = 30 * 60_000;

/** Remembers in this tab which home's heart was tapped before the login that this asks for. */
export function noteSaveAsked(id: string): void {
  // Where it is refused the login asks about the home.
  store(KEY, `${Date.now()} ${id}`, 'sessionStorage');
}

/** The home whose heart was tapped in this tab a moment ago, or null. */
export function readSaveAsked(): string | null {
  const [at = '', id = ''] = (readStored(KEY, 'sessionStorage') ?? '').split(' ');
  return id !== '' && Math.abs(Date.now() - Number(at)) < WAITS_MS ? id : null;
}

export function forgetSaveAsked(): void {
  store(KEY, null, 'sessionStorage');
}
