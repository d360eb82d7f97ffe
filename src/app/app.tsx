import { useLiveQuery } from 'dexie-react-hooks';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SessionContext, type SessionView } from '../components/session-context';
import { ToastHost } from '../components/toast-host';
import { ANONYMOUS } from '../db/app-database';
import { switchDatabase } from '../db/current-database';
import type { Session } from '../db/records';
import { readSession } from '../db/repositories/session-repository';
import { forgetPage } from '../platform/current-page';
import { forgetForms } from '../platform/kept-form';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import { JoinModal } from './join-modal';
import { LeftoversOffer } from './leftovers-offer';
import { NotFoundPage } from './not-found-page';
import { OfflineBar } from './offline-bar';
import { StorageBar } from './storage-bar';
import { RouteScreen } from './route-screen';
import { ROUTES, routeOf } from './routes';
import { TabBar } from './tab-bar';
import { UpdateBar } from './update-bar';
import { useScrollMemory } from './use-scroll-memory';
import { useTurnOfPerson } from './use-turn-of-person';

const LOGGED_OUT: SessionView = { user: null, expired: false };

type Props = {
  /** Whose session was found at the start; undefined where the page's HTML was written for nobody. */
  found?: Session | null | undefined;
  /** Whose database the page was started on. */
  startedAs?: string;
  /** Runs when another person's database comes into use. */
  onUser?: (userId: string) => void;
};

/** The frame around every screen. */
export function App({ found, startedAs, onUser }: Props) {
  const location = useLocation();
  const session = useLiveQuery(() => readSession(), [], found);
  const view = useMemo(
    () => (session ? { user: session.user, expired: session.expired } : LOGGED_OUT),
    [session],
  );
  // Undefined while the session is being read: nothing is switched before it is known.
  const userId = session === undefined ? undefined : (session?.userId ?? ANONYMOUS);
  if (userId !== undefined && typeof indexedDB !== 'undefined') switchDatabase(userId);
  useEffect(() => {
    if (userId !== undefined) onUser?.(userId);
  }, [userId, onUser]);
  useForgottenForms(userId);
  const turn = useTurnOfPerson(startedAs, userId);
  useScrollMemory();
  const dashboard = routeOf(location.pathname)?.dashboard === true;

  return (
    <SessionContext value={view}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <OfflineBar />
      <UpdateBar />
      <StorageBar />
      <main id="main" tabIndex={-1}>
        {/* Another person: every screen begins anew on that person's database. */}
        <Fragment key={turn}>
          <ErrorBoundary key={location.pathname}>
            <Routes>
              {ROUTES.map((route) => (
                <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
              ))}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </ErrorBoundary>
        </Fragment>
      </main>
      {!dashboard && <Footer />}
      <TabBar />
      <JoinModal />
      <LeftoversOffer />
      <ToastHost />
    </SessionContext>
  );
}

/** In every tab: what one person typed is not there for the next one. */
function useForgottenForms(userId: string | undefined): void {
  const before = useRef(userId);
  useEffect(() => {
    const last = before.current;
    before.current = userId;
    if (last === undefined || last === ANONYMOUS || last === userId) return;
    forgetForms();
    forgetPage();
  }, [userId]);
}
