import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { type Database, useDatabase } from '../../components/context/database-context';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { DRAFT_PARAM, SHARED_PARAM } from '../../contract/listing/share-target';
import {
  dropDraft,
  hasDraft,
  isBegun,
  type ListingDraft,
  listDrafts,
} from '../../db/repositories/my-properties/draft-repository';
import { readMyProperty } from '../../db/repositories/my-properties/my-property-repository';
import { EMPTY_LISTING_FORM } from '../../domain/property/form/listing-form';
import { NOT_SHARED_WORDS, readSharedOutcome } from '../../domain/property/words/shared-words';
import { claimForTab } from '../../platform/claim-for-tab';
import { BegunListings } from './own/begun-listings';
import { ListingEditor } from './form/listing-editor';
import { arrangementOf } from './photos/photo-picker';

type Start = { id: string; draft: ListingDraft; resumed: boolean };

/** A new listing: the one that the address names, as after something was shared, or any. */
export default function AddPropertyPage() {
  const [params] = useSearchParams();
  const wanted = params.get(DRAFT_PARAM);
  const outcome = readSharedOutcome(params.get(SHARED_PARAM));
  return (
    <div className={stack.page}>
      <h1>Add New Property</h1>
      {outcome !== null && outcome !== 'kept' && (
        <Notice tone="bad">{NOT_SHARED_WORDS[outcome]}</Notice>
      )}
      <NewListing key={wanted} wanted={wanted} />
    </div>
  );
}

/** The form of a new listing; what an earlier, closed form held is taken up again (FORM-5). */
function NewListing({ wanted }: { wanted: string | null }) {
  const database = useDatabase();
  const [start, setStart] = useState<Start | null>(null);
  // One that a visitor shared comes once it is added to the account, with this page open.
  const isThere = useLiveQuery(
    () => (wanted === null ? false : hasDraft(wanted, database)),
    [database, wanted],
  );
  const opened = useRef(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isThere === undefined || opened.current) return;
    let isWaitedFor = true;
    findStart(database, wanted).then(
      (found) => {
        if (!isWaitedFor) return;
        opened.current = isThere;
        setStart(found);
      },
      () => isWaitedFor && setFailed(true),
    );
    return () => {
      isWaitedFor = false;
    };
  }, [database, wanted, isThere]);
  const [asking, setAsking] = useState(false);
  if (failed) throw new Error('What was begun could not be read');
  const startAfresh = async (id: string) => {
    setAsking(false);
    await dropDraft(id, database);
    setStart(await newStart());
  };
  return (
    <>
      {start === null ? (
        <p role="status">Opening the form …</p>
      ) : (
        <>
          {start.resumed && (
            <Notice tone="good">
              {start.id === wanted
                ? 'What you shared is in this form, and your other listings are as they were.'
                : 'We kept what you typed last time.'}{' '}
              <Button look="plain" onClick={() => setAsking(true)}>
                Start afresh
              </Button>{' '}
              <Button look="plain" onClick={() => void newStart().then(setStart)}>
                Begin another
              </Button>
            </Notice>
          )}
          {asking && (
            <ConfirmDialog
              title="Start afresh"
              question="Throw away the begun listing with its photos?"
              yes="Start afresh"
              no="Keep it"
              danger
              onYes={() => void startAfresh(start.id).catch(showNotKept)}
              onNo={() => setAsking(false)}
            />
          )}
          <BegunListings open={start.id} />
          <ListingEditor
            key={start.id}
            id={start.id}
            initial={start.draft.form}
            resumed={start.resumed}
            initialArrangement={arrangementOf(start.draft)}
            serverPhotos={[]}
          />
        </>
      )}
    </>
  );
}

/** An empty form, held by this tab: another one that opens takes a form of its own. */
async function newStart(): Promise<Start> {
  const draft = { form: EMPTY_LISTING_FORM, removedPhotoIds: [], photoOrder: [], captions: {} };
  const id = crypto.randomUUID();
  await claimForTab(`gida-draft-${id}`);
  return { id, draft, resumed: false };
}

/** The wanted begun listing, or the newest, that no other tab is busy with, or a new one. */
async function findStart(database: Database, wanted: string | null): Promise<Start> {
  const drafts = await listDrafts(database);
  const inOrder = [
    ...drafts.filter(({ id }) => id === wanted),
    ...drafts.filter(({ id }) => id !== wanted),
  ];
  for (const { id, draft } of inOrder) {
    if (draft.base !== undefined || (await readMyProperty(id, database)) !== undefined) continue;
    if (!(await claimForTab(`gida-draft-${id}`))) continue;
    return { id, draft, resumed: id === wanted || (await isBegun({ id, draft }, database)) };
  }
  return newStart();
}
