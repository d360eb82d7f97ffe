import { type KeyboardEvent, type ReactNode, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon';
import { ListingPhoto } from '../../../components/listing/listing-photo';
import { PhotoSteps } from '../../../components/form/photo-steps';
import stack from '../../../components/stack.module.css';
import { useSwipe } from '../../../components/listing/use-swipe';
import type { Listing } from '../../../contract/listing/property';
import { DealingsMarks } from '../dealings-marks';
import { PhotoViewer } from './photo-viewer';
import styles from './gallery.module.css';

const PLACEHOLDERS = 5;

/** Photos with thumbnails, by touch, buttons and arrow keys; five drawings where there are none (PROP-1). */
export function Gallery({
  listing,
  back,
  corner,
}: {
  listing: Listing;
  /** The way back, above the photo, or on it where the photo begins the screen. */
  back: ReactNode;
  /** What can be done with the home, on its photo. */
  corner: ReactNode;
}) {
  const [index, setIndex] = useState(0);
  const [full, setFull] = useState(false);
  const photos = listing.images;
  const count = photos.length || PLACEHOLDERS;
  const shown = Math.min(index, count - 1);
  const step = (by: number) => setIndex((shown + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <section aria-label="Photos" className={stack.tight}>
      <div className={styles.marked}>
        {back}
        <div className={styles.onPhoto}>
          <div className={styles.main} {...useSwipe(step)}>
            <ListingPhoto
              photo={photos[shown]}
              alt={photos[shown]?.caption || `${listing.title}, photo ${shown + 1} of ${count}`}
              type={listing.type}
              eager
              wide
            />
            {photos.length > 0 && (
              <button
                type="button"
                className={styles.enlarge}
                aria-label="Full screen"
                onClick={() => setFull(true)}
              >
                <span className={buttons.round}>
                  <Icon name="area" />
                </span>
              </button>
            )}
            <div className={styles.corner}>{corner}</div>
            {count > 1 && <PhotoSteps onStep={step} onKeyDown={onKeyDown} />}
            <span className={styles.index} aria-live="polite">
              {shown + 1} / {count}
            </span>
          </div>
          <DealingsMarks listing={listing} />
        </div>
      </div>
      <div className={styles.thumbs} hidden={count === 1}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={photos[at]?.id ?? at}
            type="button"
            className={styles.thumb}
            aria-label={`Show photo ${at + 1}`}
            aria-current={at === shown}
            onClick={() => setIndex(at)}
            onKeyDown={onKeyDown}
          >
            <ListingPhoto photo={photos[at]} alt="" type={listing.type} />
          </button>
        ))}
      </div>
      {full && (
        <PhotoViewer
          photos={photos}
          title={listing.title}
          index={shown}
          type={listing.type}
          onStep={step}
          onClose={() => setFull(false)}
        />
      )}
    </section>
  );
}
