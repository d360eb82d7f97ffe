import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { dropDraft, listDrafts } from '../../db/repositories/draft-repository';
import { readMyProperty } from '../../db/repositories/my-property-repository';
import {
  EMPTY_LISTING_FORM,
  isUntouched,
  type ListingForm,
} from '../../domain/property/listing-form';
import { AgentOnly } from './agent-only';
import { ListingEditor } from './listing-editor';

type Start = { id: string; form: ListingForm; resumed: boolean };

/** A new listing; what an earlier, closed form held is taken up again (FORM-5). */
export default function AddPropertyPage() {
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    void findStart().then(setStart);
  }, []);
  const startAfresh = async (id: string) => {
    await dropDraft(id);
    setStart(newStart());
  };
  return (
    <AgentOnly>
      <div className={stack.page}>
        <h1>Add New Property</h1>
        {start === null ? (
          <p role="status">Opening the form …</p>
        ) : (
          <>
            {start.resumed && (
              <Notice tone="good">
                We kept what you typed last time.{' '}
                <Button look="plain" onClick={() => void startAfresh(start.id)}>
                  Start afresh
                </Button>
              </Notice>
            )}
            <ListingEditor key={start.id} id={start.id} initial={start.form} serverPhotos={[]} />
          </>
        )}
      </div>
    </AgentOnly>
  );
}

function newStart(): Start {
  return { id: crypto.randomUUID(), form: EMPTY_LISTING_FORM, resumed: false };
}

async function findStart(): Promise<Start> {
  for (const draft of await listDrafts()) {
    const isNew = (await readMyProperty(draft.id)) === undefined;
    const form = { ...EMPTY_LISTING_FORM, ...(draft.values as Partial<ListingForm>) };
    if (isNew) return { id: draft.id, form, resumed: !isUntouched(form) };
  }
  return newStart();
}
