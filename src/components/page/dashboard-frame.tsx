import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './dashboard-frame.module.css';
import { type DashboardEntry, DashboardLinks } from './dashboard-links';
import { Icon } from '../icon';
import stack from '../stack.module.css';
import { UnreadBadge } from '../unread-badge';
import { useShowFocused } from '../focus/use-show-focused';

/** Pixels on both sides of a page. */
const MARGIN = 16;

/** The frame of an account: who is here, where one can go, and the section itself. On a phone the ways are tabs in one row, or stand in the bottom bar. */
export function DashboardFrame({
  label,
  initials,
  heading,
  roleLabel,
  entries,
  current,
  foot,
  corner,
  children,
}: {
  /** Names the side column for screen readers. */
  label: string;
  initials: string;
  heading: string;
  roleLabel: string;
  entries: DashboardEntry[];
  /** The address of the entry that is shown. */
  current: string;
  /** Below the entries. */
  foot: ReactNode;
  /** Where the phone's bottom bar leads to all entries: the one that is one tap away all the same. */
  corner?: DashboardEntry | undefined;
  children: ReactNode;
}) {
  const row = useRef<HTMLElement>(null);
  useShowFocused(row);
  // Of a row that scrolls, what one is at is in sight.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>(`[href="${current}"]`);
    if (!row.current || !here) return;
    const { offsetLeft, offsetWidth } = here;
    const isInSight = offsetLeft + offsetWidth + MARGIN <= row.current.clientWidth;
    row.current.scrollLeft = isInSight ? 0 : offsetLeft - MARGIN;
  }, [current]);
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <aside
        className={`${stack.card} ${styles.sidebar}`}
        aria-label={label}
        data-in-bar={corner !== undefined}
      >
        <div className={styles.who}>
          <span className={styles.avatar} aria-hidden="true">
            {initials}
          </span>
          <div className={styles.name}>
            <h2>{heading}</h2>
            <p className={`${stack.soft} ${stack.small}`}>{roleLabel}</p>
          </div>
          {corner && (
            <Link to={corner.to} className={styles.corner}>
              <Icon name={corner.icon} size={22} />
              <span className="visually-hidden">{corner.label}</span>
              <UnreadBadge count={corner.unread} onIcon />
            </Link>
          )}
        </div>
        <nav ref={row} aria-label="Account" className={styles.ways}>
          <DashboardLinks entries={entries} current={current} asTabs={corner === undefined} />
          {foot}
        </nav>
      </aside>
      <div className={stack.stack}>{children}</div>
    </div>
  );
}
