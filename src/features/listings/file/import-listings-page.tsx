import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import stack from '../../../components/stack.module.css';
import { ExportListings } from './export-listings';
import { ImportDone } from './import-done';
import { ImportFile, type ChosenFile } from './import-file';
import { ImportPreview } from './import-preview';
import { ListingSourceCard } from './listing-source-card';

/** Many listings at once from a file, read on this phone; a second import of them updates. */
export default function ImportListingsPage() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [done, setDone] = useState<number | null>(null);
  return (
    <div className={stack.page}>
      <div className={stack.between}>
        <h1>Import listings</h1>
        <ButtonLink icon="left" to="/dashboard">
          My Properties
        </ButtonLink>
      </div>
      {done !== null ? (
        <ImportDone count={done} />
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
