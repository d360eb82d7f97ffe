import { useState } from 'react';
import type { Photo } from '../contract/property';
import styles from './listing-photo.module.css';

/** A listing's photo in 4:3, sized for the screen; a drawn house where there is none or it is not here. */
export function ListingPhoto({
  photo,
  alt,
  eager = false,
  wide = false,
}: {
  photo: Photo | undefined;
  alt: string;
  eager?: boolean;
  wide?: boolean;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const missing = photo === undefined || failed === photo.id;
  return (
    <div className={styles.frame}>
      {missing ? (
        <HouseDrawing
          label={photo === undefined ? `${alt}: no photo` : `${alt}: photo not on this phone`}
        />
      ) : (
        <img
          className={styles.photo}
          src={photo.medium}
          srcSet={`${photo.small} 320w, ${photo.medium} 640w${wide ? `, ${photo.large} 1280w` : ''}`}
          sizes={wide ? '(min-width: 900px) 720px, 100vw' : '(min-width: 700px) 340px, 100vw'}
          alt={alt}
          width={photo.width}
          height={photo.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(photo.id)}
        />
      )}
    </div>
  );
}

/** The plain house shown in place of a photo. */
export function HouseDrawing({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 300"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="400" height="300" className={styles.sky} />
      <rect y="222" width="400" height="78" className={styles.ground} />
      <path d="M110 142 200 74l90 68" className={styles.roof} />
      <path d="M128 140h144v92H128Z" className={styles.wall} />
      <path d="M184 232v-46h32v46ZM146 158h28v26h-28ZM226 158h28v26h-28Z" className={styles.roof} />
    </svg>
  );
}
