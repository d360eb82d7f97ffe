import '../components/styles/tokens.css';
import '../components/styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ANONYMOUS } from '../db/app-database';
import { importLegacyStorage } from '../db/import-legacy-storage';
import { openOrReport } from '../db/database-health';
import { switchDatabase } from '../db/current-database';
import { readSession } from '../db/repositories/session-repository';
import { reportReach } from '../platform/connectivity';
import { registerServiceWorker } from '../platform/service-worker-client';
import { configurePageApi } from '../sync/page-api';
import { App } from './app';
import { ErrorBoundary } from './error-boundary';
import { loadRoute, routeOf } from './routes';
import { StartFailure } from './start-failure';
import { startSync } from './start-sync';

let stopSync: (() => void) | undefined;

function onUser(): void {
  stopSync?.();
  stopSync = startSync();
}

async function start(root: HTMLElement): Promise<void> {
  configurePageApi(reportReach);
  const route = routeOf(window.location.pathname);
  const [session] = await Promise.all([
    // A browser that keeps nothing still searches: the page says so instead of failing.
    Promise.resolve()
      .then(() => importLegacyStorage(localStorage))
      .catch(() => [])
      .then(readSession)
      .catch(() => null),
    // A chunk that cannot be fetched now is asked for again by its screen.
    route === undefined ? undefined : loadRoute(route).catch(() => undefined),
  ]);
  const database = switchDatabase(session?.userId ?? ANONYMOUS);
  void openOrReport(database);
  const app = (
    <ErrorBoundary>
      <BrowserRouter>
        <App onUser={onUser} />
      </BrowserRouter>
    </ErrorBoundary>
  );
  const prerendered = root.dataset.prerendered === window.location.pathname;
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  registerServiceWorker();
}

const root = document.getElementById('root');
if (root) {
  start(root).catch((error: unknown) => {
    console.error(error);
    createRoot(root).render(<StartFailure />);
  });
}
