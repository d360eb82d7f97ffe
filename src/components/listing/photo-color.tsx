import type { Photo } from '../../contract/listing/property';
import styles from './listing-photo.module.css';

/** A photo's average colour, until the photo is there. Drawn: pages that the server writes have no inline styles. */
export function PhotoColor({ photo }: { photo: Photo }) {
  return (
    <svg className={styles.color} aria-hidden="true">
      <rect width="100%" height="100%" fill={photo.color} />
    </svg>
  );
}
