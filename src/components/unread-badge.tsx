import styles from './unread-badge.module.css';

/** How much is new behind a link; nothing where nothing is. On an icon it stands at its upper corner. */
export function UnreadBadge({
  count = 0,
  words = 'unread',
  onIcon = false,
}: {
  count?: number | undefined;
  /** What is said of the number. */
  words?: 'unread' | 'to answer' | undefined;
  onIcon?: boolean;
}) {
  if (count === 0) return null;
  return (
    <span className={`${styles.badge} ${onIcon ? styles.onIcon : ''}`}>
      {count}
      <span className="visually-hidden"> {words}</span>
    </span>
  );
}
