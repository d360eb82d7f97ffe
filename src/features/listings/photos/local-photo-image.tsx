import { useEffect, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { HouseDrawing } from '../../../components/listing/house-drawing';
import { readPhotoBlob } from '../../../db/repositories/my-properties/my-property-repository';
import styles from './photo-picker.module.css';

/** A photo that lies on this device. */
export function LocalPhotoImage({
  id,
  alt,
  type,
}: {
  id: string;
  alt: string;
  type?: string | undefined;
}) {
  const database = useDatabase();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    void readPhotoBlob(id, database).then((blob) => {
      if (gone || blob === null) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [database, id]);
  return url === null ? (
    <HouseDrawing label={alt} type={type} />
  ) : (
    <img className={styles.image} src={url} alt={alt} />
  );
}
