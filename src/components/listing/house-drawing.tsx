import styles from './listing-photo.module.css';

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
