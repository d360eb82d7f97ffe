import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/delivery/toasts';
import {
  addViewingPhoto,
  removeViewingPhoto,
  type Viewing,
} from '../../db/repositories/notes/viewing-repository';
import { preparePhoto } from '../../platform/files/prepare-photo';
import styles from './inspections.module.css';

/** Photos taken at a home, made small and kept on this device. */
export function ViewingPhotos({
  propertyId,
  photos,
}: {
  propertyId: string;
  photos: Viewing['photos'];
}) {
  const database = useDatabase();
  const add = async (files: File[]) => {
    for (const file of files) {
      try {
        const { type, data } = await preparePhoto(file);
        await addViewingPhoto(propertyId, { type, data }, database);
      } catch {
        showToast('error', `${file.name} could not be kept. Is it a photo, and is there space?`);
      }
    }
  };
  return (
    <div className={stack.tight}>
      <label className={`${buttons.button} ${buttons.secondary}`}>
        <Icon name="camera" />
        Add photos
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          multiple
          onChange={(event) => {
            void add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <ViewingPhoto photo={photo} number={at + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ViewingPhoto({ photo, number }: { photo: Viewing['photos'][number]; number: number }) {
  const database = useDatabase();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([photo.data], { type: photo.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo.data, photo.type]);
  return (
    <>
      {url !== null && <img src={url} alt={`Seen here, ${number}`} className={styles.photo} />}
      <Button
        icon="trash"
        aria-label={`Remove photo ${number}`}
        onClick={() => void removeViewingPhoto(photo.id, database)}
      />
    </>
  );
}
