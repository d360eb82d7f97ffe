import { lazyDialog } from '../../components/lazy-dialog';

/** Asks to see a home. It comes with what reads phone numbers, which is larger than a home's page. */
export const LazyBookInspectionDialog = lazyDialog(() => import('./book-inspection-dialog'));
