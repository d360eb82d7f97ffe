import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense } from 'react';
import { useDatabase } from '../components/database-context';

// Few ever import: the line's code comes where an import is. Without a network it comes another time.
const ImportBar = lazy(() => import('./import-bar').catch(() => ({ default: () => null })));

/** Where the line of an import stands, where there is one. */
export function ImportBarPlace() {
  const database = useDatabase();
  const count = useLiveQuery(() => database.imports.count(), [database]) ?? 0;
  if (count === 0) return null;
  return (
    <Suspense>
      <ImportBar />
    </Suspense>
  );
}
