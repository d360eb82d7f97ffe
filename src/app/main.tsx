import '../components/styles/tokens.css';
import '../components/styles/base.css';
import '../components/styles/tones.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ANONYMOUS, AppDatabase } from '../db/app-database';
import { onFirstKept } from '../db/first-kept';
import { LEGACY_KEYS } from '../db/legacy/legacy-keys';
import { PAGES } from '../contract/pages';
import type { Session } from '../db/records';
import { readSession } from '../db/repositories/account/session-repository';
import { pageAt } from '../domain/navigation/page-at';
import { pathOfPage } from '../domain/navigation/page-names';
import { forgetWhereOneWas } from './leave/forget-where-one-was';
import { tellNotKept } from './tell-not-kept';
import { reportReach } from '../platform/network/connectivity';
import { rememberPageWhenLeft, takeRememberedPage } from '../platform/current-page';
import { beginDataMeter } from '../platform/network/data-meter';
import { replayEarlyTap } from '../platform/typing/early-tap';
import { loadCode } from '../platform/load-code';
import { unfinishedLeavings } from '../db/unfinished-leaving';
import { persistStorage } from '../platform/persist-storage';
import { applyTheme } from '../platform/theme';
import { noteTooOld } from '../platform/network/too-old';
import { beginVisit, isSameVisit } from '../platform/visit';
import { whenIdle } from '../platform/when-idle';
import { registerServiceWorker } from '../platform/network/service-worker-client';
import { configureDeviceApi } from '../sync/device-api';
import { keepFirstAnswer } from '../sync/refresh/keep-first-answer';
import { App } from './app';
import { beginSync } from './begin-sync';
import { ErrorBoundary } from './error-boundary';
import { loadPage } from './page-code';
import { APP_BEGAN, APP_FAILED, APP_HEARS } from './start-events';
import { takeFirstAnswer } from './render/take-first-answer';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { replayEarlyInput } from '../platform/typing/replay-early-input';

const KEEPS_FOCUS_WITHIN_MS = 2000;

/**
 * Ends a session that was not to be remembered, once the browser was closed since (LOGIN-1).
 * @param isTheirs whether the page to be shown is the one that they looked at last
 */
async function endForgotten(session: Session | null, isTheirs: boolean): Promise<Session | null> {
  // Where this cannot be told, nothing is thrown away.
  const same = await isSameVisit().catch(() => true);
  beginVisit();
  if (session === null || session.remember !== false || same) return session;
  // What waits to be sent and what is only here stays for the next login; everything else goes.
  const { unsubscribeFromPush } = await loadCode(() => import('../platform/network/push'));
  await unsubscribeFromPush().catch(() => undefined);
  const leaving = { unsent: 'keep', onlyHere: 'keep' } as const;
  const { closeAccount } = await loadCode(() => import('../sync/close-account'));
  await closeAccount(session, leaving, new AppDatabase(session.userId));
  forgetWhereOneWas();
  if (isTheirs) window.history.replaceState(null, '', '/');
  return null;
}

/** Goes on with logouts that were cut off: what it cleared is nobody's to read. */
async function goOnLeaving(): Promise<void> {
  if (unfinishedLeavings().length === 0) return;
  const { finishLeaving } = await loadCode(() => import('../sync/close-account'));
  await finishLeaving();
}

/** Few phones still have what the first versions kept (STORE-1): the others load no code for it. */
async function takeOverOldStorage(): Promise<void> {
  if (LEGACY_KEYS.every((key) => localStorage.getItem(key) === null)) return;
  const { importLegacyStorage } = await import('../db/legacy/import-legacy-storage');
  await importLegacyStorage(localStorage);
}

function askedPage(): string | null {
  const asked = new URLSearchParams(window.location.search).get('page');
  return asked === null ? null : pathOfPage(asked);
}

async function start(root: HTMLElement): Promise<void> {
  configureDeviceApi({ onReach: reportReach, onTooOld: noteTooOld });
  applyTheme();
  tellNotKept();
  beginDataMeter();
  // Space that the browser takes back when it likes is no place for what is nowhere else.
  onFirstKept(() => void persistStorage().catch(() => false));
  // Home renders the page remembered from last time (NAV-2), and so does `/?page={name}`.
  const isHome = window.location.pathname === '/';
  const remembered = isHome ? takeRememberedPage() : null;
  const asked = isHome ? askedPage() : null;
  const page = asked ?? remembered;
  if (page !== null) window.history.replaceState(null, '', page);
  rememberPageWhenLeft();
  const at = pageAt(window.location.pathname);
  // A slash at the end is no difference.
  const prerendered = root.dataset.prerendered === window.location.pathname.replace(/(.)\/$/, '$1');
  const [session] = await Promise.all([
    // A browser that keeps nothing still searches: the page says so instead of failing.
    Promise.resolve()
      .then(takeOverOldStorage)
      .catch(() => undefined)
      .then(goOnLeaving)
      .catch(() => undefined)
      .then(readSession)
      .then((session) => endForgotten(session, asked === null && remembered !== null))
      .catch(() => null),
    // A chunk that cannot be fetched now is asked for again by its screen; but what can be read
    // already is not taken away for the words that say so.
    // Not one of agents' screens, which their worker keeps: it waits until it is known who is there.
    at === null || PAGES[at.id].audience === 'agent'
      ? undefined
      : loadPage(at.id).catch((error: unknown) => {
          if (prerendered) throw error;
        }),
  ]);
  const startedAs = session?.userId ?? ANONYMOUS;
  const first = prerendered ? takeFirstAnswer() : null;
  let kept = first === null;
  const onDatabase = (database: AppDatabase) => {
    // A phone that cannot keep it shows it all the same.
    if (first !== null && !kept) keepFirstAnswer(first, database).catch(() => undefined);
    kept = true;
    return beginSync(database);
  };
  // One inside the other, none beside another: the ids that React makes are those of the written page.
  const app = (
    <AppBegan>
      <ErrorBoundary>
        <BrowserRouter>
          <EarlyInput root={prerendered ? root : null}>
            <App
              found={prerendered ? undefined : session}
              startedAs={startedAs}
              first={first}
              onDatabase={onDatabase}
              onKnown={() => replayEarlyTap(root)}
            />
          </EarlyInput>
        </BrowserRouter>
      </ErrorBoundary>
    </AppBegan>
  );
  window.dispatchEvent(new Event(APP_HEARS));
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  registerServiceWorker();
  // No part of the first bytes, and nothing is lost without it.
  whenIdle(() => {
    import('./keep-focus').then(
      ({ keepFocus }) => keepFocus(),
      () => undefined,
    );
  }, KEEPS_FOCUS_WITHIN_MS);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    window.dispatchEvent(new Event(APP_FAILED));
  });
}

/** Stands around the app: once it is on the screen, the document need not speak for it. */
function AppBegan({ children }: { children: ReactNode }) {
  useLayoutEffect(() => void window.dispatchEvent(new Event(APP_BEGAN)), []);
  return children;
}

/**
 * Stands around an app that takes over prepared HTML; once it has, what was typed is heard.
 * @param props.root the prepared page; null where there is none
 */
function EarlyInput({ root, children }: { root: HTMLElement | null; children: ReactNode }) {
  // Not later: what is entered here stands, and what a form kept of an earlier visit comes beside it.
  useLayoutEffect(() => {
    if (root === null) return;
    void replayEarlyInput(root);
    // From here on the header opens its menu by itself.
    root.removeAttribute('data-prerendered');
  }, [root]);
  return children;
}
