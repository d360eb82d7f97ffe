import { useLiveQuery } from 'dexie-react-hooks';
import { Fragment, memo, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useDatabase } from '../components/context/database-context';
import { type CameWithPage, FirstAnswerContext } from '../components/context/first-answer-context';
import { lazyPart } from '../components/page/lazy-part';
import { SessionContext, type SessionView } from '../components/context/session-context';
import { ToastHost } from '../components/delivery/toast-host';
import { WhileLoading } from '../components/page/while-loading';
import { ANONYMOUS } from '../db/app-database';
import type { AppDatabase } from '../db/app-database';
import type { Session } from '../db/records';
import { readSession } from '../db/repositories/account/session-repository';
import { PAGES, pageOf } from '../contract/pages';
import { pageAt } from '../domain/navigation/page-at';
import { forgetPage } from '../platform/current-page';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './frame/footer';
import { GoneBar } from './frame/gone-bar';
import { Header } from './frame/header';
import { ImportBarPlace } from './frame/import-bar-place';
import { JoinModal } from './join-modal';
import { LeftoversOffer } from './leave/leftovers-offer';
import { NotFoundPage } from './not-found-page';
import { OfflineBar } from './frame/offline-bar';
import { PageScreen } from './page-screen';
import { PersonDatabase } from './person-database';
import { StorageBar } from './frame/storage-bar';
import { TabBar } from './frame/tab-bar';
import { UpdateBar } from './frame/update-bar';
import bars from './frame/update-bar.module.css';
import { usePageFocus } from './use-page-focus';
import { useScrollMemory } from './use-scroll-memory';

/** While one works on the app: no build has it. */
const Styleguide = import.meta.env.DEV ? lazyPart(() => import('./styleguide/styleguide')) : null;

const LOGGED_OUT: SessionView = { user: null, expired: false };

type Props = {
  /** Whose session was found at the start; undefined where the page's HTML was written for nobody. */
  found?: Session | null | undefined;
  /** Whose database is used until the session is read. */
  startedAs?: string;
  /** What came with the document; null where the device draws alone. */
  first?: CameWithPage | null;
  /** Runs with the database that comes into use; what it answers runs before that is closed. */
  onDatabase?: ((database: AppDatabase) => () => void) | undefined;
  /** Runs once it is known who uses the app. */
  onKnown?: (() => void) | undefined;
};

/** Who uses the app, their database, and the frame around every screen. */
export function App({ found, startedAs = ANONYMOUS, first = null, onDatabase, onKnown }: Props) {
  const session = useLiveQuery(() => readSession(), [], found);
  const view = useMemo(
    () => (session ? { user: session.user, expired: session.expired } : LOGGED_OUT),
    [session],
  );
  // Undefined while the session is being read: the page goes on as whom it was started.
  const userId = session === undefined ? startedAs : (session?.userId ?? ANONYMOUS);
  useForgottenPage(userId);
  useWhenKnown(session !== undefined, onKnown);
  return (
    <SessionContext value={view}>
      <PersonDatabase userId={userId}>
        <FirstAnswerContext value={first}>
          <Frame onDatabase={onDatabase} />
        </FirstAnswerContext>
      </PersonDatabase>
    </SessionContext>
  );
}

/** That nobody is logged in changes nothing in a page that was written for nobody. */
const Frame = memo(FrameOf);

function FrameOf({ onDatabase }: Pick<Props, 'onDatabase'>) {
  const location = useLocation();
  const database = useDatabase();
  useEffect(() => onDatabase?.(database), [database, onDatabase]);
  useScrollMemory();
  usePageFocus();
  const at = pageAt(location.pathname);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <StorageBar />
      <GoneBar />
      <div className={bars.bars}>
        <UpdateBar />
        <ImportBarPlace />
      </div>
      <main id="main" tabIndex={-1}>
        {/* Another person: every screen begins anew on that person's database. */}
        <Fragment key={database.userId}>
          <ErrorBoundary key={location.pathname}>
            <Routes>
              {at !== null && (
                <Route
                  // The router knows names for whole parts of an address alone: not '/blog-post-:id'.
                  path={at.id === 'article' ? location.pathname : PAGES[at.id].path}
                  element={<PageScreen id={at.id} />}
                />
              )}
              {Styleguide && (
                <Route
                  path="/styleguide"
                  element={
                    <WhileLoading>
                      <Styleguide />
                    </WhileLoading>
                  }
                />
              )}
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </ErrorBoundary>
        </Fragment>
      </main>
      {(at === null || pageOf(at.id).framed !== true) && <Footer />}
      <OfflineBar />
      <TabBar />
      <JoinModal />
      <LeftoversOffer />
      <ToastHost />
    </>
  );
}

/** Runs it once, after what is known is on the screen. */
function useWhenKnown(isKnown: boolean, onKnown: (() => void) | undefined): void {
  const run = useEffectEvent(() => onKnown?.());
  useEffect(() => {
    if (!isKnown) return undefined;
    // Not within React's own work: a part that it has not taken over yet would miss the tap.
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }, [isKnown]);
}

/** In every tab: the page one person was on is not the next one's. */
function useForgottenPage(userId: string): void {
  const before = useRef(userId);
  useEffect(() => {
    const last = before.current;
    before.current = userId;
    if (last === ANONYMOUS || last === userId) return;
    forgetPage();
  }, [userId]);
}
