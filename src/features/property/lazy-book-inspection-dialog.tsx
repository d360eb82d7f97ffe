import { lazyDialog } from '../../components/dialog/lazy-dialog';

/** Asks to see a home. It comes with what reads phone numbers, which is larger than a home's page. */
export const LazyBookInspectionDialog = lazyDialog(
  () => import('./booking/book-inspection-dialog'),
);
