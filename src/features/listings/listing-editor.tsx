import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import type { Photo } from '../../contract/property';
import type { PropertyStatus } from '../../contract/property-options';
import { dropDraft } from '../../db/repositories/draft-repository';
import { listLocalPhotos } from '../../db/repositories/local-photos';
import { saveProperty } from '../../db/repositories/my-property-repository';
import type { ListingBase } from '../../db/repositories/property-edit';
import {
  contentFromForm,
  type ListingForm,
  type ListingFormErrors,
  listingFormErrors,
  REQUIRED_MESSAGE,
} from '../../domain/property/listing-form';
import { geocoder } from '../../geo/geocoder-in-use';
import { showFirstError } from '../../components/show-first-error';
import { ListingFields } from './listing-fields';
import { ListingHints } from './listing-hints';
import { type Arrangement, PhotoPicker } from './photo-picker';
import { useAutosave } from './use-autosave';

const NO_ARRANGEMENT: Arrangement = { photoOrder: [], captions: {} };

/** The form of one listing: kept at every pause, saved on this phone first, sent by itself (FORM). */
export function ListingEditor({
  id,
  initial,
  baseStatus = null,
  base,
  serverPhotos,
  removedPhotoIds = [],
  initialArrangement = NO_ARRANGEMENT,
  complaints = {},
}: {
  id: string;
  initial: ListingForm;
  /** The listing's status as the form opens; null while it is not among one's properties. */
  baseStatus?: PropertyStatus | null;
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
  const [shownErrors, setShownErrors] = useState(false);
  const [failure, setFailure] = useState('');
  const [leaving, setLeaving] = useState(false);
  const saving = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const local = useLiveQuery(() => listLocalPhotos(id, database), [database, id]) ?? [];
  // A photo chosen before any word is a begun form too.
  const values = useMemo(
    () => ({
      form,
      removedPhotoIds: [...removed],
      ...arrangement,
      ...(baseStatus === null ? {} : { baseStatus }),
      ...(base === undefined ? {} : { base }),
      photos: local.length,
    }),
    [form, removed, arrangement, baseStatus, base, local.length],
  );
  useAutosave(id, values, !leaving);
  const dirty =
    form !== initial ||
    arrangement !== initialArrangement ||
    removed.length > 0 ||
    local.some((photo) => photo.unsaved);
  const errors = {
    ...stillStanding(complaints, initial, form),
    ...(shownErrors ? listingFormErrors(form, new Date()) : {}),
  };

  const keep = async (status: PropertyStatus | null) => {
    const placed = await withPlace(form);
    setLeaving(true);
    await saveProperty(
      {
        id,
        content: contentFromForm(placed),
        status,
        removedPhotoIds: [...removed],
        ...arrangement,
        ...(base === undefined ? {} : { base }),
      },
      database,
    );
  };
  const save = async () => {
    if (Object.keys(listingFormErrors(form, new Date())).length > 0) {
      setShownErrors(true);
      setFailure(
        form.address.trim() === '' || form.price === ''
          ? REQUIRED_MESSAGE
          : 'Please look at the marked fields',
      );
      showFirstError(formRef.current);
      return;
    }
    await keep(form.status === baseStatus ? null : form.status);
    showToast('success', 'Saved on this phone');
    void navigate('/dashboard');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    save()
      .catch(() => {
        setLeaving(false);
        setFailure(
          'This phone could not keep the listing. Free some space and press Save Property again: nothing typed is lost.',
        );
      })
      .finally(() => {
        saving.current = false;
      });
  };
  /** A new listing that could be saved follows the agent to other devices, as a draft. */
  const back = async () => {
    const isSavable = Object.keys(listingFormErrors(form, new Date())).length === 0;
    if (isNew && dirty && isSavable && !preparing) {
      await keep('Draft').then(
        () => showToast('success', 'Kept as a draft'),
        // What was typed is kept as it is: the form opens with it again.
        () => setLeaving(false),
      );
    }
    void navigate('/dashboard');
  };
  const cancel = async () => {
    setLeaving(true);
    await dropDraft(id, database);
    void navigate('/dashboard');
  };

  return (
    <form ref={formRef} className={stack.stack} onSubmit={submit} noValidate>
      <div>
        <Button icon="left" look="plain" onClick={() => void back()}>
          Back
        </Button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ListingFields form={form} errors={errors} onChange={setForm} />
      <PhotoPicker
        propertyId={id}
        local={local.filter((photo) => !removed.includes(photo.id))}
        server={serverPhotos.filter((photo) => !removed.includes(photo.id))}
        arrangement={arrangement}
        onArrange={setArrangement}
        onBusy={setPreparing}
        onRemove={(photoId) => setRemoved((ids) => [...ids, photoId])}
      />
      <ListingHints
        id={id}
        form={form}
        photos={local.length + serverPhotos.length - removed.length}
      />
      <div className={stack.row}>
        <Button look="primary" type="submit" disabled={preparing}>
          {preparing ? 'Preparing photos …' : 'Save Property'}
        </Button>
        <Button onClick={() => (dirty ? setConfirming(true) : void cancel())}>Cancel</Button>
      </div>
      {confirming && (
        <ConfirmDialog
          title="Discard changes"
          question="Throw away what you changed in this form and did not save?"
          yes="Discard"
          no="Keep editing"
          danger
          onYes={() => void cancel()}
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
  return Object.fromEntries(
    Object.entries(complaints).filter(
      ([field]) => form[field as keyof ListingForm] === initial[field as keyof ListingForm],
    ),
  );
}

/** Sets the position from the address where none was chosen; without a match it stays open. */
async function withPlace(form: ListingForm): Promise<ListingForm> {
  if (form.lat !== '') return form;
  const place = await geocoder.resolve(form.address).catch(() => null);
  return place === null ? form : { ...form, lat: String(place.lat), lng: String(place.lng) };
}
