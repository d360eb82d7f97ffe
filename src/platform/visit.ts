import { store } from './stored';

const MARK = 'gida-visit';
const TAB = 'gida-tab';

/** Marks this tab as part of a visit, until it is closed: reloads keep the mark, new visits have none. */
export function beginVisit(): void {
  store(MARK, '1', 'sessionStorage');
  // Held as long as the tab lives, so that other tabs see that the browser was not closed.
  if ('locks' in navigator)
    void navigator.locks.request(TAB, { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Whether this page goes on with a visit: a reload, or one of several tabs that are open. */
export async function isSameVisit(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(MARK) !== null) return true;
  } catch {
    // Storage refused: each page is a visit of its own.
    return false;
  }
  if (!('locks' in navigator)) return false;
  const { held } = await navigator.locks.query();
  return held?.some(({ name }) => name === TAB) ?? false;
}
