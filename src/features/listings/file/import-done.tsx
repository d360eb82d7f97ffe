import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import { readImportProgress } from '../../../db/repositories/my-properties/import-progress';
import { countOf } from '../../../domain/format/count-of';
import { stoppedImportWords } from '../../../domain/import/import-progress-words';

/** What becomes of an import that was begun here: it goes on by itself, unless it was stopped. */
export function ImportDone({ count }: { count: number }) {
  const database = useDatabase();
  const progress = useLiveQuery(() => readImportProgress(database), [database]);
  const stopped = progress ? stoppedImportWords(progress) : null;
  if (stopped !== null) return <Notice tone="warn">{stopped}</Notice>;
  return (
    <Notice tone="good">
      {countOf(count, 'listing')} {count === 1 ? 'is' : 'are'} on this phone and sent by{' '}
      {count === 1 ? 'itself' : 'themselves'}, also when you leave this page. The line above says
      how far it is. <Link to="/dashboard">See my properties</Link>{' '}
      <Link to="/dashboard?status=Draft">See drafts</Link>
    </Notice>
  );
}
