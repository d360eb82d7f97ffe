import { useState } from 'react';
import { ListingPhoto } from '../../../components/listing/listing-photo';
import { PhotoSteps } from '../../../components/form/photo-steps';
import { useSwipe } from '../../../components/listing/use-swipe';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { LocalPhotoImage } from './local-photo-image';
import styles from '../own/my-properties.module.css';

/** Drawings shown where a listing has no photo. */
const PLACEHOLDERS = 5;

/** The photos of one's own listing one by one, those that are only on this device too. */
export function CardCarousel({ property, inOrder }: Pick<MyPropertyView, 'property' | 'inOrder'>) {
  const [asked, setAsked] = useState(0);
  const { content } = property;
  const count = inOrder.length || PLACEHOLDERS;
  const at = Math.min(asked, count - 1);
  const step = (by: number) => setAsked((at + by + count) % count);
  const photo = inOrder[at];
  const alt = `${content.title}, photo ${at + 1} of ${count}`;
  return (
    <div className={styles.carousel} {...useSwipe(step)}>
      {photo !== undefined && 'propertyId' in photo ? (
        <LocalPhotoImage id={photo.id} alt={alt} type={content.type} />
      ) : (
        <ListingPhoto photo={photo} alt={alt} type={content.type} />
      )}
      {count > 1 && <PhotoSteps of={content.title} onStep={step} />}
      <span className={styles.index} aria-live="polite">
        {at + 1} / {count}
      </span>
    </div>
  );
}
