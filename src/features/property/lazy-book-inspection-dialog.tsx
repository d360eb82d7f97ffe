import { type ComponentProps, lazy, Suspense } from 'react';
import type { BookInspectionDialog } from './book-inspection-dialog';

const Dialog = lazy(() =>
  import('./book-inspection-dialog').then((module) => ({ default: module.BookInspectionDialog })),
);

/** Asks to see a home. It comes with what reads phone numbers, which is larger than a home's page. */
export function LazyBookInspectionDialog(props: ComponentProps<typeof BookInspectionDialog>) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
