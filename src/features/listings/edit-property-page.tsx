import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { type Database, useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { ToldStatus } from '../../contract/listing/property-options';
import { readDraft } from '../../db/repositories/my-properties/draft-repository';
import { readMyProperty } from '../../db/repositories/my-properties/my-property-repository';
import type { ListingBase } from '../../db/repositories/my-properties/property-edit';
import { rowsOf } from '../../db/repositories/outbox/outbox-repository';
import {
  EMPTY_LISTING_FORM,
  formFromContent,
  type ListingForm,
} from '../../domain/property/form/listing-form';
import { listingLane } from '../../domain/outbox/commands/listing-lane';
import { stillNeeded } from '../../domain/property/form/still-needed';
import { ListingEditor } from './form/listing-editor';
import { type Arrangement, arrangementOf } from './photos/photo-picker';

type Loaded =
  | {
      form: ListingForm;
      status: ToldStatus;
      base: ListingBase;
      removedPhotoIds: string[];
      arrangement: Arrangement;
      resumed: boolean;
      complaint: { message: string; field: string } | null;
    }
  | 'missing';

/** An existing listing, with what was typed but not saved, and the server's complaint if there is one. */
export default function EditPropertyPage() {
  const database = useDatabase();
  const { propertyId = '' } = useParams();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  // Live: photos go on arriving at the server while the form is open.
  const property = useLiveQuery(() => readMyProperty(propertyId, database), [database, propertyId]);
  useEffect(() => {
    setLoaded(null);
    void load(propertyId, database).then(setLoaded);
  }, [database, propertyId]);
  // On a phone that is new to it the listing comes with the first round.
  const hasCome = loaded === 'missing' && property !== undefined;
  useEffect(() => {
    if (hasCome) void load(propertyId, database).then(setLoaded);
  }, [database, propertyId, hasCome]);
  return (
    <div className={stack.page}>
      <h1>Edit Property</h1>
      {loaded === null && <p role="status">Opening the form …</p>}
      {loaded === 'missing' && (
        <EmptyState
          icon="home"
          title="This listing is not on this device"
          action={<ButtonLink to="/dashboard">My Properties</ButtonLink>}
        >
          It may not have come here yet, it may have been deleted, or it belongs to another account.
        </EmptyState>
      )}
      {loaded !== null && loaded !== 'missing' && (
        <>
          {loaded.resumed && (
            <Notice tone="good">These are changes you made and have not saved yet.</Notice>
          )}
          {property?.reviewNote && (
            <Notice tone="warn">
              {property.status === 'Active' ? 'To look at' : 'To look at before it is published'}:{' '}
              {property.reviewNote.split('\n').join('; ')}
            </Notice>
          )}
          {property?.status === 'Draft' && property.awaitsRoomSince != null && (
            <Notice tone="warn">
              It waits for room in your plan and is then published by itself, as it stands here. ‘Do
              not publish’ in its menu keeps it to yourself.
            </Notice>
          )}
          {property?.status === 'Draft' && stillNeeded(property.content).length > 0 && (
            <Notice tone="warn">
              Before it is published it needs {stillNeeded(property.content).join(' and ')}.
            </Notice>
          )}
          {loaded.complaint && (
            <Notice tone="bad">Not accepted by the server: {loaded.complaint.message}</Notice>
          )}
          <ListingEditor
            key={propertyId}
            id={propertyId}
            initial={loaded.form}
            resumed={loaded.resumed}
            baseStatus={loaded.status}
            base={loaded.base}
            serverPhotos={property?.images ?? []}
            removedPhotoIds={loaded.removedPhotoIds}
            initialArrangement={loaded.arrangement}
            complaints={
              loaded.complaint && loaded.complaint.field in EMPTY_LISTING_FORM
                ? { [loaded.complaint.field]: loaded.complaint.message }
                : {}
            }
          />
        </>
      )}
    </div>
  );
}

async function load(id: string, database: Database): Promise<Loaded> {
  const property = await readMyProperty(id, database);
  if (property === undefined) return 'missing';
  const draft = await readDraft(id, database);
  const kept = formFromContent(property.content, property.status);
  // A status the form was not asked to change follows what has become of the listing meanwhile.
  const form =
    draft !== null && draft.form.status === (draft.baseStatus ?? draft.form.status)
      ? { ...draft.form, status: property.status }
      : (draft?.form ?? kept);
  // Of its words and its life: what became of a boost is told elsewhere.
  const refused = (await rowsOf([id], database)).find(
    (row) => row.state === 'rejected' && row.lane === listingLane(id),
  );
  return {
    form,
    status: property.status,
    base: draft?.base ?? { version: property.version, content: property.content },
    removedPhotoIds: draft?.removedPhotoIds ?? [],
    arrangement: arrangementOf(draft),
    resumed: draft !== null,
    complaint: refused?.lastError
      ? { message: refused.lastError.message, field: refused.lastError.field ?? '' }
      : null,
  };
}
