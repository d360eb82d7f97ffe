import { Link } from 'react-router-dom';
import styles from './dashboard-links.module.css';
import { Icon, type IconName } from '../icon';
import { UnreadBadge } from '../unread-badge';

export type DashboardEntry = { to: string; icon: IconName; label: string; unread?: number };

/** The sections of an account as a list of links, each with how much is new there. */
export function DashboardLinks({
  entries,
  current,
  onGo,
}: {
  entries: readonly DashboardEntry[];
  /** The address of the entry that is shown. */
  current: string;
  onGo?: () => void;
}) {
  return entries.map((entry) => (
    <Link
      key={entry.to}
      to={entry.to}
      className={styles.link}
      aria-current={entry.to === current ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon name={entry.icon} />
      {entry.label}
      <UnreadBadge count={entry.unread} />
    </Link>
  ));
}
