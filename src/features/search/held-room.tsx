import styles from './held-room.module.css';

/** Room for what a return visit is shown, as this device was shown it last; none on a first visit. */
export function HeldRoom() {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.news} />
      <div className={styles.seen} />
    </div>
  );
}
