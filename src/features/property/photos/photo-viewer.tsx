import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { HouseDrawing } from '../../../components/listing/house-drawing';
import { useSwipe } from '../../../components/listing/use-swipe';
import type { Photo } from '../../../contract/listing/property';
import styles from './photo-viewer.module.css';

/** One photo on the whole screen, in the largest size that is to be had; arrow keys and swipes step. */
export function PhotoViewer({
  photos,
  title,
  type,
  index,
  onStep,
  onClose,
}: {
  photos: Photo[];
  title: string;
  type: string;
  index: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}) {
  const photo = photos[index];
  return (
    <Dialog
      full
      title={`Photo ${index + 1} of ${photos.length}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') onStep(-1);
        if (event.key === 'ArrowRight') onStep(1);
      }}
    >
      <div className={styles.stage} {...useSwipe(onStep)}>
        {photo && (
          <Largest
            key={photo.id}
            photo={photo}
            alt={photo.caption || `${title}, photo ${index + 1}`}
            type={type}
          />
        )}
      </div>
      {photo?.caption && <p className={styles.caption}>{photo.caption}</p>}
      {photos.length > 1 && (
        <div className={styles.bar}>
          <Button icon="left" onClick={() => onStep(-1)}>
            Previous
          </Button>
          <Button icon="right" onClick={() => onStep(1)}>
            Next
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** Without a network the size that is on this device. */
function Largest({ photo, alt, type }: { photo: Photo; alt: string; type: string }) {
  const sizes = [photo.large, photo.medium, photo.small];
  const [failed, setFailed] = useState(0);
  const source = sizes[failed];
  if (source === undefined)
    return <HouseDrawing label={`${alt}: photo not on this device`} type={type} />;
  return (
    <img
      className={styles.photo}
      src={source}
      alt={alt}
      style={{ backgroundColor: photo.color }}
      onError={() => setFailed(failed + 1)}
    />
  );
}
