import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/button';
import { EmptyState } from '../components/page/empty-state';
import { useSession } from '../components/context/session-context';
import { useAskAgain } from '../components/delivery/use-ask-again';
import { useIsSlow } from '../components/use-is-slow';
import stack from '../components/stack.module.css';
import { setPageTitle } from '../platform/page-title';
import { type PageId, pageOf } from '../contract/pages';
import { loadedPage, loadPage } from './page-code';
import { PageGate } from './page-gate';
import { wakeEngine } from '../sync/wake';

/** Milliseconds between two questions: who looks through all sections pays for one. */
const APART_MS = 15_000;

let askedAt = Number.NEGATIVE_INFINITY;

/** One page, for those it is meant for: nobody else fetches its code. */
export function PageScreen({ id }: { id: PageId }) {
  const page = pageOf(id);
  const { user } = useSession();
  const { pathname, search } = useLocation();
  useLatest(page.framed && user !== null ? `${pathname}${search}` : null);
  // Before the page's own effects: one that knows a better title sets it after this.
  useLayoutEffect(() => {
    setPageTitle(page.title);
  }, [page]);
  return (
    <PageGate page={page}>
      <PageOnceHere id={id} title={page.title} />
    </PageGate>
  );
}

/** A page's code when it is here, words while it comes, a way out when it cannot. */
function PageOnceHere({ id, title }: { id: PageId; title: string }) {
  const [fetched, setFetched] = useState<{ id: PageId; Page: ComponentType } | null>(null);
  /** How often it was asked for in vain. */
  const [tries, setTries] = useState(0);
  const failed = tries > 0;
  const Page = loadedPage(id) ?? (fetched?.id === id ? fetched.Page : undefined);
  useEffect(() => {
    if (Page !== undefined || failed) return;
    let current = true;
    loadPage(id).then(
      (loaded) => current && setFetched({ id, Page: loaded }),
      () => current && setTries(1),
    );
    return () => {
      current = false;
    };
  }, [id, Page, failed]);
  const slow = useIsSlow(Page === undefined && !failed);
  const show = (loaded: ComponentType) => setFetched({ id, Page: loaded });
  useAskAgain(failed && Page === undefined, () => {
    loadPage(id).then(show, () => setTries(tries + 1));
  });
  // A browser that remembers the failure gets it with the page itself.
  const tryNow = () => {
    if (slow) window.location.reload();
    else loadPage(id).then(show, () => window.location.reload());
  };
  if (Page !== undefined) return <Page />;
  if (!failed && !slow) {
    return (
      <div className={stack.page}>
        <p role="status">Opening {title} …</p>
      </div>
    );
  }
  return (
    <div className={stack.page}>
      <EmptyState
        isPage
        icon="cloud-off"
        title="This page is not on your device yet"
        action={
          <Button look="primary" onClick={tryNow}>
            Try again
          </Button>
        }
      >
        {slow
          ? 'The connection is slow. It is still being fetched and opens here by itself.'
          : 'It could not be fetched. It is tried again by itself; you can also try now.'}
      </EmptyState>
    </div>
  );
}

/**
 * Asks the server what is new when a section of an account is opened, which shows at once what this device
 * knows. @param section its address; null for what is nobody's
 */
function useLatest(section: string | null): void {
  useEffect(() => {
    if (section === null || performance.now() - askedAt < APART_MS) return;
    askedAt = performance.now();
    wakeEngine();
  }, [section]);
}
