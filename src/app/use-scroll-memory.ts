import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isObject } from '../domain/checks';
import { readStored, store } from '../platform/stored';

const STORED = 'scrollPositions';
/** How long a page may take to grow to where it was left, in milliseconds. */
const GROWS_WITHIN_MS = 3000;
const GIVE_UP_ON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let positions: Record<string, number> | undefined;

/** Pixels from the top by history entry; kept for the tab, so that a reload finds them too. */
function positionsOfTab(): Record<string, number> {
  if (positions === undefined) {
    try {
      positions = numbersIn(JSON.parse(readStored(STORED, 'sessionStorage') ?? '{}'));
    } catch {
      positions = {};
    }
    // A browser that keeps nothing begins each page at its top.
    window.addEventListener('pagehide', () =>
      store(STORED, JSON.stringify(positions), 'sessionStorage'),
    );
  }
  return positions;
}

function numbersIn(kept: unknown): Record<string, number> {
  const named = Object.entries(isObject(kept) ? kept : {});
  return Object.fromEntries(
    named.flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
  );
}

/** Forgets where this tab has been: at a logout the addresses are nobody else's business. */
export function forgetScrollPositions(): void {
  // Emptied, not replaced: pages that are open hold it, and write it when they are left.
  const known = positionsOfTab();
  for (const key of Object.keys(known)) delete known[key];
  store(STORED, null, 'sessionStorage');
}

/**
 * A new page begins at its top; going back or forward finds the place where one was. Done here and
 * not by the browser, as a page grows to its full height only once the device was read.
 */
export function useScrollMemory(): void {
  const { key: entry, pathname, search, hash } = useLocation();
  // Every page that is loaded anew has the same entry key: its address tells it apart.
  const key = `${entry} ${pathname}${search}`;
  const kind = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  // In the layout phase: where a shorter page follows, the browser moves the place at once, and a later
  // phase would keep that as the place of the page before.
  useLayoutEffect(() => {
    const known = positionsOfTab();
    const remember = () => {
      known[key] = window.scrollY;
    };
    const target = known[key];
    let stop = () => undefined as void;
    if (kind === NavigationType.Pop && target !== undefined) stop = scrollWhenGrown(target);
    else if (kind === NavigationType.Push && hash === '') window.scrollTo(0, 0);
    window.addEventListener('scroll', remember, { passive: true });
    // The event of a scroll comes with the next frame, which a tap on a link may not wait for.
    window.addEventListener('click', remember, { capture: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
    };
  }, [key, kind, hash]);
}

/** Scrolls to a place as soon as the page reaches that far, unless somebody scrolls first. */
function scrollWhenGrown(target: number): () => void {
  const until = performance.now() + GROWS_WITHIN_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of GIVE_UP_ON) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const furthest = document.documentElement.scrollHeight - window.innerHeight;
    if (furthest >= target) window.scrollTo(0, target);
    if (window.scrollY === target || performance.now() > until) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const event of GIVE_UP_ON) window.addEventListener(event, stop, { passive: true });
  attempt();
  return stop;
}
