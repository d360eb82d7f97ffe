import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { type Database, useDatabase } from '../../components/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import {
  dropDraft,
  type ListingDraft,
  listDrafts,
} from '../../db/repositories/my-properties/draft-repository';
import { listLocalPhotos } from '../../db/repositories/my-properties/local-photos';
import { readMyProperty } from '../../db/repositories/my-properties/my-property-repository';
import { EMPTY_LISTING_FORM, isUntouched } from '../../domain/property/listing-form';
import { claimForTab } from '../../platform/claim-for-tab';
import { ListingEditor } from './listing-editor';
import { arrangementOf } from './photo-picker';

type Start = { id: string; draft: ListingDraft; resumed: boolean };

/** A new listing; what an earlier, closed form held is taken up again (FORM-5). */
export default function AddPropertyPage() {
  const database = useDatabase();
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    void findStart(database).then(setStart);
  }, [database]);
  const [asking, setAsking] = useState(false);
  const startAfresh = async (id: string) => {
    setAsking(false);
    await dropDraft(id, database);
    setStart(newStart());
  };
  return (
    <div className={stack.page}>
      <h1>Add New Property</h1>
      {start === null ? (
        <p role="status">Opening the form …</p>
      ) : (
        <>
          {start.resumed && (
            <Notice tone="good">
              We kept what you typed last time.{' '}
              <Button look="plain" onClick={() => setAsking(true)}>
                Start afresh
              </Button>
              {asking && (
                <ConfirmDialog
                  title="Start afresh"
                  question="Throw away the begun listing with its photos?"
                  yes="Start afresh"
                  no="Keep it"
                  danger
                  onYes={() => void startAfresh(start.id)}
                  onNo={() => setAsking(false)}
                />
              )}
            </Notice>
          )}
          <ListingEditor
            key={start.id}
            id={start.id}
            initial={start.draft.form}
            initialArrangement={arrangementOf(start.draft)}
            serverPhotos={[]}
          />
        </>
      )}
    </div>
  );
}

function newStart(): Start {
  const draft = { form: EMPTY_LISTING_FORM, removedPhotoIds: [], photoOrder: [], captions: {} };
  return { id: crypto.randomUUID(), draft, resumed: false };
}

/** The newest begun listing that no other tab is busy with, or a new one. */
async function findStart(database: Database): Promise<Start> {
  for (const { id, draft } of await listDrafts(database)) {
    if ((await readMyProperty(id, database)) !== undefined) continue;
    if (!(await claimForTab(`gida-draft-${id}`))) continue;
    const photos = await listLocalPhotos(id, database);
    return { id, draft, resumed: !isUntouched(draft.form) || photos.length > 0 };
  }
  const fresh = newStart();
  await claimForTab(`gida-draft-${fresh.id}`);
  return fresh;
}
