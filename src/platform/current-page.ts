import { nameOfPath, pathOfPage } from '../domain/navigation/page-names';
import { readStored, store } from './stored';

const KEY = 'currentPage';

/**
 * The address of the page remembered from last time, or null where it is home or none (NAV-2). It is
 * taken once: whoever then asks for home gets home.
 */
export function takeRememberedPage(): string | null {
  const name = readStored(KEY);
  store(KEY, null);
  const path = name === null ? null : pathOfPage(name);
  return path === '/' ? null : path;
}

/**
 * Remembers the page on show when an installed app is left: the system starts it at home again, and
 * has no address bar to go back with. A tab of a browser keeps its address by itself.
 */
export function rememberPageWhenLeft(): void {
  if (!window.matchMedia('(display-mode: standalone)').matches) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') store(KEY, nameOfPath(window.location.pathname));
  });
}

/** A logout leaves nothing of where one was (LOGIN-6). */
export function forgetPage(): void {
  store(KEY, null);
}
