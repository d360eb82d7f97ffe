import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { Photo } from '../../contract/property';
import { MAX_PHOTOS } from '../../contract/property-options';
import {
  dropUnsavedPhoto,
  keepPhoto,
  type listLocalPhotos,
} from '../../db/repositories/my-property-repository';
import { formatBytes } from '../../domain/format/format-bytes';
import { persistStorage } from '../../platform/persist-storage';
import { PhotoError, preparePhoto } from '../../platform/prepare-photo';
import { withRoom } from '../../sync/with-room';
import { LocalPhotoImage } from './local-photo-image';
import styles from './photo-picker.module.css';

type Local = Awaited<ReturnType<typeof listLocalPhotos>>;

/** Photos: made small on the phone and kept there at once, before anything is saved or sent. */
export function PhotoPicker({
  propertyId,
  local,
  server,
  onBusy,
  onRemove,
}: {
  propertyId: string;
  local: Local;
  server: Photo[];
  /** Told while photos are being made small: a form saved meanwhile would miss them. */
  onBusy: (busy: boolean) => void;
  /** A photo is taken out of the form; it goes for good when the form is saved. */
  onRemove: (id: string) => void;
}) {
  const inputId = useId();
  const [busy, setBusy] = useState(false);
  const [notices, setNotices] = useState<string[]>([]);
  const room = MAX_PHOTOS - local.length - server.length;

  const add = async (files: File[]) => {
    const kept = files.slice(0, Math.max(0, room));
    const extra = files.slice(kept.length);
    const said =
      extra.length === 0
        ? []
        : [
            `A listing takes at most ${MAX_PHOTOS} photos. Not added: ${extra.map((file) => file.name).join(', ')}.`,
          ];
    void persistStorage();
    for (const file of kept) {
      try {
        const photo = { id: crypto.randomUUID(), ...(await preparePhoto(file)) };
        await withRoom(() => keepPhoto(propertyId, photo));
      } catch (error) {
        said.push(
          error instanceof PhotoError
            ? error.message
            : `${file.name} could not be kept: this phone has no space left.`,
        );
      }
    }
    setNotices(said);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    setBusy(true);
    onBusy(true);
    void add(files).finally(() => {
      setBusy(false);
      onBusy(false);
    });
  };

  return (
    <section className={`${stack.card} ${stack.stack}`} aria-label="Photos">
      <div className={stack.between}>
        <h2>Photos (maximum {MAX_PHOTOS})</h2>
        <span className={stack.soft}>
          {local.length + server.length} of {MAX_PHOTOS}
        </span>
      </div>
      {notices.map((notice) => (
        <Notice key={notice} tone="bad">
          {notice}
        </Notice>
      ))}
      <ul className={styles.grid}>
        {server.map((photo, index) => (
          <li key={photo.id} className={styles.item}>
            <img
              className={styles.image}
              src={photo.small}
              alt={`${index + 1} of this listing`}
              loading="lazy"
            />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove photo ${index + 1}`}
              onClick={() => onRemove(photo.id)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
        {local.map((photo, index) => (
          <li key={photo.id} className={styles.item}>
            <LocalPhotoImage id={photo.id} alt={`${server.length + index + 1} of this listing`} />
            <span className={styles.size}>{formatBytes(photo.bytes)}</span>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove photo ${server.length + index + 1}`}
              onClick={() => {
                if (photo.unsaved) void dropUnsavedPhoto(photo.id);
                else onRemove(photo.id);
              }}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {room > 0 && (
        <div>
          <input
            id={inputId}
            className="visually-hidden"
            type="file"
            accept="image/*"
            multiple
            disabled={busy}
            onChange={onChange}
          />
          <label htmlFor={inputId} className={styles.add}>
            <Icon name="camera" />
            {busy ? 'Preparing photos …' : 'Add photos'}
          </label>
        </div>
      )}
    </section>
  );
}
