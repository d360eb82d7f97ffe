import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { lazyPart } from '../../components/page/lazy-part';
import { WhileLoading } from '../../components/page/while-loading';

// Few ever import: the line's code comes where an import is. Without a network it comes another time.
const ImportBar = lazyPart(
  () => import('./import-bar'),
  () => null,
);

/** Where the line of an import stands, where there is one. */
export function ImportBarPlace() {
  const database = useDatabase();
  const count = useLiveQuery(() => database.imports.count(), [database]) ?? 0;
  if (count === 0) return null;
  return (
    <WhileLoading>
      <ImportBar />
    </WhileLoading>
  );
}
