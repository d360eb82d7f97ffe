import { useState } from 'react';
import { ButtonLink } from '../../components/button';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { ImportFile, type ChosenFile } from './import-file';
import { ImportPreview } from './import-preview';
import { countOf } from '../../domain/format/count-of';

/** Many listings at once from a CSV, read on this phone; a second import of them updates. */
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
        <Notice tone="good">
          {countOf(done, 'listing')} {done === 1 ? 'is' : 'are'} on this phone and sent by{' '}
          {done === 1 ? 'itself' : 'themselves'}, also when you leave this page. The line above says
          how far it is.
        </Notice>
      ) : (
        <>
          <ImportFile onChosen={setChosen} />
          {chosen && <ImportPreview key={chosen.name} file={chosen} onDone={setDone} />}
        </>
      )}
    </div>
  );
}
