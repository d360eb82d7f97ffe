import styles from './unread-badge.module.css';

/** How much is new behind a link; nothing where nothing is. On an icon it stands at its upper corner. */
export function UnreadBadge({
  count = 0,
  onIcon = false,
}: {
  count?: number | undefined;
  onIcon?: boolean;
}) {
  if (count === 0) return null;
  return (
    <span className={`${styles.badge} ${onIcon ? styles.onIcon : ''}`}>
      {count}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}
