import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import type { Photo } from '../../contract/property';
import { dropDraft } from '../../db/repositories/draft-repository';
import { listLocalPhotos, saveProperty } from '../../db/repositories/my-property-repository';
import {
  contentFromForm,
  type ListingForm,
  type ListingFormErrors,
  listingFormErrors,
  REQUIRED_MESSAGE,
} from '../../domain/property/listing-form';
import { offlineGeocoder } from '../../geo/offline-geocoder';
import { withRoom } from '../../sync/with-room';
import { persistStorage } from '../../platform/persist-storage';
import { showFirstError } from '../../components/show-first-error';
import { ListingFields } from './listing-fields';
import { PhotoPicker } from './photo-picker';
import { useAutosave } from './use-autosave';

/** The form of one listing: kept at every pause, saved on this phone first, sent by itself (FORM). */
export function ListingEditor({
  id,
  initial,
  serverPhotos,
  removedPhotoIds = [],
  complaints = {},
}: {
  id: string;
  initial: ListingForm;
  /** As they are now: they grow while photos are sent with the form open. */
  serverPhotos: Photo[];
  removedPhotoIds?: string[];
  /** What the server did not accept, by field; each goes once its field is changed. */
  complaints?: ListingFormErrors;
}) {
  const navigate = useNavigate();
  const [form, setForm] = useState(initial);
  const [removed, setRemoved] = useState<readonly string[]>(removedPhotoIds);
  const [preparing, setPreparing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [shownErrors, setShownErrors] = useState(false);
  const [failure, setFailure] = useState('');
  const [leaving, setLeaving] = useState(false);
  const saving = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const local = useLiveQuery(() => listLocalPhotos(id), [id]) ?? [];
  // A photo chosen before any word is a begun form too.
  const values = useMemo(
    () => ({ form, removedPhotoIds: [...removed], photos: local.length }),
    [form, removed, local.length],
  );
  useAutosave(id, values, !leaving);
  const dirty = form !== initial || removed.length > 0 || local.some((photo) => photo.unsaved);
  const errors = {
    ...stillStanding(complaints, initial, form),
    ...(shownErrors ? listingFormErrors(form, new Date()) : {}),
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
    const placed = await withPlace(form);
    setLeaving(true);
    await withRoom(() =>
      saveProperty({
        id,
        content: contentFromForm(placed),
        status: form.status,
        removedPhotoIds: [...removed],
      }),
    );
    void persistStorage();
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
  const cancel = async () => {
    setLeaving(true);
    await dropDraft(id);
    void navigate('/dashboard');
  };

  return (
    <form ref={formRef} className={stack.stack} onSubmit={submit} noValidate>
      <div>
        <Button icon="left" look="plain" onClick={() => void navigate('/dashboard')}>
          Back
        </Button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ListingFields form={form} errors={errors} onChange={setForm} />
      <PhotoPicker
        propertyId={id}
        local={local.filter((photo) => !removed.includes(photo.id))}
        server={serverPhotos.filter((photo) => !removed.includes(photo.id))}
        onBusy={setPreparing}
        onRemove={(photoId) => setRemoved((ids) => [...ids, photoId])}
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
  const place = await offlineGeocoder.resolve(form.address).catch(() => null);
  return place === null ? form : { ...form, lat: String(place.lat), lng: String(place.lng) };
}
