import styles from './newest-homes.module.css';

/** Room for two rails, while their homes are looked for. */
export function NewestRoom() {
  return <div className={styles.room} aria-hidden="true" />;
}
