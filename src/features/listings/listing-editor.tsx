import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
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
import { ListingFields } from './listing-fields';
import { PhotoPicker } from './photo-picker';
import { useAutosave } from './use-autosave';

/** The form of one listing: kept at every pause, saved on this phone first, sent by itself (FORM). */
export function ListingEditor({
  id,
  initial,
  serverPhotos,
  complaints = {},
}: {
  id: string;
  initial: ListingForm;
  serverPhotos: Photo[];
  /** What the server did not accept, by field; each goes once its field is changed. */
  complaints?: ListingFormErrors;
}) {
  const navigate = useNavigate();
  const [form, setForm] = useState(initial);
  const [kept, setKept] = useState(serverPhotos);
  const [shownErrors, setShownErrors] = useState(false);
  const [failure, setFailure] = useState('');
  const [leaving, setLeaving] = useState(false);
  const saving = useRef(false);
  const local = useLiveQuery(() => listLocalPhotos(id), [id]) ?? [];
  useAutosave(id, form, !leaving);
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
      return;
    }
    const placed = await withPlace(form);
    setLeaving(true);
    const photoIds = [...kept, ...local].map((photo) => photo.id).slice(0, 10);
    await withRoom(() =>
      saveProperty({ id, content: contentFromForm(placed), status: form.status, photoIds }),
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
    <form className={stack.stack} onSubmit={submit} noValidate>
      <div>
        <Button icon="left" look="plain" onClick={() => void navigate('/dashboard')}>
          Back
        </Button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <ListingFields form={form} errors={errors} onChange={setForm} />
      <PhotoPicker
        propertyId={id}
        local={local}
        server={kept}
        onRemoveServer={(photoId) =>
          setKept((photos) => photos.filter((photo) => photo.id !== photoId))
        }
      />
      <div className={stack.row}>
        <Button look="primary" type="submit">
          Save Property
        </Button>
        <Button onClick={() => void cancel()}>Cancel</Button>
      </div>
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
