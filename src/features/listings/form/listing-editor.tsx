import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import styles from './listing-editor.module.css';
import type { Photo } from '../../../contract/listing/property';
import type { ToldStatus } from '../../../contract/listing/property-options';
import { listLocalPhotos } from '../../../db/repositories/my-properties/local-photos';
import type { ListingBase } from '../../../db/repositories/my-properties/property-edit';
import { isUntouched, type ListingForm } from '../../../domain/property/form/listing-form';
import {
  type ListingFormErrors,
  listingFormErrors,
} from '../../../domain/property/form/listing-form-errors';
import { showFirstError } from '../../../components/form/show-first-error';
import { refreshPrices } from '../../../sync/refresh/refresh-prices';
import { AdvertReader } from '../adverts/advert-reader';
import { ListingFields } from './listing-fields';
import { ListingHints } from './listing-hints';
import { RoomNotice } from './room-notice';
import { type Arrangement, PhotoPicker } from '../photos/photo-picker';
import { PublishQuestionDialog } from '../publish/publish-question-dialog';
import { PublishWarningDialog } from '../publish/publish-warning-dialog';
import { useAutosave } from './use-autosave';
import { useListingSave } from './use-listing-save';
import { ownKeys } from '../../../contract/own-keys';

const NO_ARRANGEMENT: Arrangement = { photoOrder: [], captions: {} };

/** The form of one listing: kept at every pause, saved on this device first, sent by itself (FORM). */
export function ListingEditor({
  id,
  initial,
  resumed,
  baseStatus = null,
  base,
  serverPhotos,
  removedPhotoIds = [],
  initialArrangement = NO_ARRANGEMENT,
  complaints = {},
}: {
  id: string;
  initial: ListingForm;
  /** It opens with words that were typed before and not saved: they are not left without a question. */
  resumed: boolean;
  /** The listing's status as the form opens; null while it is not among one's properties. */
  baseStatus?: ToldStatus | null;
  /** The listing as the form was begun from. */
  base?: ListingBase;
  /** As they are now: they grow while photos are sent with the form open. */
  serverPhotos: Photo[];
  removedPhotoIds?: string[];
  initialArrangement?: Arrangement;
  /** What the server did not accept, by field; each goes once its field is changed. */
  complaints?: ListingFormErrors;
}) {
  const database = useDatabase();
  const navigate = useNavigate();
  const isNew = baseStatus === null;
  const [form, setForm] = useState(initial);
  const [removed, setRemoved] = useState<readonly string[]>(removedPhotoIds);
  const [arrangement, setArrangement] = useState(initialArrangement);
  const [preparing, setPreparing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [pasting, setPasting] = useState<'none' | 'advert' | 'description'>('none');
  const formRef = useRef<HTMLFormElement>(null);
  const local = useLiveQuery(() => listLocalPhotos(id, database), [database, id]) ?? [];
  // A photo chosen before any word is a begun form too; one that waits to be sent is no change.
  const chosen = local.filter(({ unsaved }) => unsaved).length;
  const values = useMemo(
    () => ({
      form,
      removedPhotoIds: [...removed],
      ...arrangement,
      ...(baseStatus === null ? {} : { baseStatus }),
      ...(base === undefined ? {} : { base }),
      photos: chosen,
    }),
    [form, removed, arrangement, baseStatus, base, chosen],
  );
  const isKept = ({ id: photoId }: { id: string }) => !removed.includes(photoId);
  const kept = { local: local.filter(isKept), server: serverPhotos.filter(isKept) };
  const photos = new Set([...kept.local, ...kept.server].map((photo) => photo.id)).size;
  const saving = useListingSave(
    form,
    baseStatus,
    {
      id,
      removedPhotoIds: [...removed],
      ...arrangement,
      ...(base === undefined ? {} : { base }),
    },
    photos,
    () => showFirstError(formRef.current),
  );
  useAutosave(id, values, saving);
  useEffect(() => {
    refreshPrices(database).catch(() => undefined);
  }, [database]);
  const dirty =
    resumed ||
    form !== initial ||
    arrangement !== initialArrangement ||
    removed.length > 0 ||
    chosen > 0;
  const publishes = isNew && form.status === 'Active';
  const errors = {
    ...stillStanding(complaints, initial, form),
    ...(saving.shownErrors ? listingFormErrors(form) : {}),
  };

  /** Left with their words, the form would be taken up again; what else is in it stays. */
  const spread = async () => {
    setPasting('none');
    const rest = { ...form, description: '' };
    // Photos that the chat names went with their homes.
    const left = await listLocalPhotos(id, database);
    if (isUntouched(rest) && left.length === 0 && !preparing)
      await saving.cancel('/dashboard?status=Draft');
    else setForm(rest);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.save();
  };

  return (
    <form ref={formRef} className={stack.stack} onSubmit={submit} noValidate>
      <div className={stack.between}>
        <Button
          icon="left"
          look="plain"
          onClick={() => void saving.back(isNew && dirty && !preparing)}
        >
          Back
        </Button>
        {isNew && (
          <Button icon="message" onClick={() => setPasting('advert')}>
            Paste an advert
          </Button>
        )}
      </div>
      {publishes && <RoomNotice id={id} limit="listings" address="" />}
      {saving.failure && <Notice tone="bad">{saving.failure}</Notice>}
      <AdvertReader
        reading={pasting}
        onClose={() => setPasting('none')}
        form={form}
        photos={kept.local}
        arrangement={arrangement}
        preparing={preparing}
        onChange={setForm}
        onSpread={() => void spread()}
      />
      <PhotoPicker
        propertyId={id}
        isNew={isNew}
        local={kept.local}
        server={kept.server}
        arrangement={arrangement}
        onArrange={setArrangement}
        onBusy={setPreparing}
        onRemove={(photoId) => setRemoved((ids) => [...ids, photoId])}
      />
      <ListingFields
        form={form}
        errors={errors}
        onChange={setForm}
        onSeveral={isNew ? () => setPasting('description') : undefined}
      />
      {publishes && <RoomNotice id={id} limit="states" address={form.address} />}
      <ListingHints id={id} form={form} photos={photos} />
      <div className={`${stack.row} ${styles.atThumb}`}>
        <Button look="primary" type="submit" disabled={preparing}>
          {preparing ? 'Preparing photos …' : 'Save Property'}
        </Button>
        <Button onClick={() => (dirty ? setConfirming(true) : void saving.cancel())}>Cancel</Button>
      </div>
      {saving.warning !== null && (
        <PublishWarningDialog
          warning={saving.warning}
          onDraft={saving.saveAsDraft}
          onChooseActive={() => void navigate('/dashboard?status=Active')}
          onWait={saving.saveToWait}
          onClose={saving.closeWarning}
        />
      )}
      {saving.question !== null && (
        <PublishQuestionDialog
          {...saving.question}
          onRight={saving.isRight}
          onChange={saving.closeQuestion}
        />
      )}
      {confirming && (
        <ConfirmDialog
          title="Discard changes"
          question="Throw away what you changed in this form and did not save?"
          yes="Discard"
          no="Keep editing"
          danger
          onYes={() => void saving.cancel()}
          onNo={() => setConfirming(false)}
        />
      )}
    </form>
  );
}

/** The complaints about fields that are still as they were. */
function stillStanding(
  complaints: ListingFormErrors,
  initial: ListingForm,
  form: ListingForm,
): ListingFormErrors {
  const standing = ownKeys(complaints).filter((field) => form[field] === initial[field]);
  return Object.fromEntries(standing.map((field) => [field, complaints[field]]));
}
