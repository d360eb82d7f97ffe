import { Link } from 'react-router-dom';
import styles from './dashboard-links.module.css';
import { Icon, type IconName } from '../icon';
import { UnreadBadge } from '../unread-badge';

export type DashboardEntry = {
  to: string;
  icon: IconName;
  label: string;
  /** The beginning of the label, which is all that a phone's tab shows. */
  short?: string | undefined;
  unread?: number;
  unreadWords?: 'to answer' | undefined;
};

/** The sections of an account as a list of links, each with how much is new there; on a phone also as tabs. */
export function DashboardLinks({
  entries,
  current,
  asTabs = false,
  onGo,
}: {
  entries: readonly DashboardEntry[];
  /** The address of the entry that is shown. */
  current: string;
  asTabs?: boolean;
  onGo?: () => void;
}) {
  return entries.map((entry) => (
    <Link
      key={entry.to}
      to={entry.to}
      className={asTabs ? `${styles.link} ${styles.tab}` : styles.link}
      aria-current={entry.to === current ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon name={entry.icon} />
      <span className={styles.words}>
        {entry.short ?? entry.label}
        {entry.short !== undefined && (
          <span className="visually-hidden-on-phone">{entry.label.slice(entry.short.length)}</span>
        )}
      </span>
      <UnreadBadge count={entry.unread} words={entry.unreadWords} />
    </Link>
  ));
}
