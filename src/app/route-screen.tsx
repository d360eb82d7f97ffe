import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { useAskAgain } from '../components/use-ask-again';
import { useIsSlow } from '../components/use-is-slow';
import stack from '../components/stack.module.css';
import { BRAND } from '../domain/brand';
import { type AppRoute, loadedPage, loadRoute } from './routes';

/** One route: its chunk when it is here, words while it comes, a way out when it cannot. */
export function RouteScreen({ route }: { route: AppRoute }) {
  const [fetched, setFetched] = useState<{ file: string; Page: ComponentType } | null>(null);
  const [failed, setFailed] = useState(false);
  const Page = loadedPage(route) ?? (fetched?.file === route.file ? fetched.Page : undefined);
  useEffect(() => {
    document.title = `${route.title} · ${BRAND}`;
  }, [route]);
  useEffect(() => {
    if (Page !== undefined || failed) return;
    let current = true;
    loadRoute(route).then(
      (loaded) => current && setFetched({ file: route.file, Page: loaded }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [route, Page, failed]);
  const slow = useIsSlow(Page === undefined && !failed);
  useAskAgain(failed, () => setFailed(false));
  if (Page !== undefined) return <Page />;
  if (!failed && !slow) {
    return (
      <div className={stack.page}>
        <p role="status">Opening {route.title} …</p>
      </div>
    );
  }
  return (
    <div className={stack.page}>
      <EmptyState
        icon="cloud-off"
        title="This page is not on your phone yet"
        action={
          <Button look="primary" onClick={() => window.location.reload()}>
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
