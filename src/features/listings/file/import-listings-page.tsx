import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { ExportListings } from './export-listings';
import { ImportFile, type ChosenFile } from './import-file';
import type { Imported } from './imported';
import { ImportPreview } from './import-preview';
import { ListingSourceCard } from './listing-source-card';
import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import { readImportProgress } from '../../../db/repositories/my-properties/import-progress';
import { countOf } from '../../../domain/format/count-of';
import { formatCount } from '../../../domain/format/format-count';
import { TO_LOOK_AT } from '../../../domain/property/own-filter';
import { stoppedImportWords } from '../../../domain/import/import-progress-words';

/** Many listings at once from a file, read on this device; a second import of them updates. */
export default function ImportListingsPage() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [done, setDone] = useState<Imported | null>(null);
  return (
    <div className={stack.page}>
      <div className={stack.between}>
        <h1>Import listings</h1>
        <ButtonLink icon="left" to="/dashboard">
          My Properties
        </ButtonLink>
      </div>
      {done !== null ? (
        <ImportDone {...done} />
      ) : (
        <>
          <ImportFile onChosen={setChosen} />
          {chosen ? (
            <ImportPreview key={chosen.name} file={chosen} onDone={setDone} />
          ) : (
            <>
              <ListingSourceCard />
              <ExportListings />
            </>
          )}
        </>
      )}
    </div>
  );
}

/** What becomes of an import that was begun here: it goes on by itself, unless it was stopped. */
function ImportDone({ count, toLookAt }: Imported) {
  const database = useDatabase();
  const progress = useLiveQuery(() => readImportProgress(database), [database]);
  const stopped = progress ? stoppedImportWords(progress) : null;
  if (stopped !== null) return <Notice tone="warn">{stopped}</Notice>;
  return (
    <Notice tone="good">
      {countOf(count, 'listing')} {count === 1 ? 'is' : 'are'} on this device and sent by{' '}
      {count === 1 ? 'itself' : 'themselves'}, also when you leave this page. The line above says
      how far it is. <Link to="/dashboard">See my properties</Link>{' '}
      <Link to="/dashboard?status=Draft">See drafts</Link>{' '}
      {toLookAt > 0 && (
        <Link to={`/dashboard?status=${encodeURIComponent(TO_LOOK_AT)}`}>
          See the {formatCount(toLookAt)} to look at
        </Link>
      )}
    </Notice>
  );
}
