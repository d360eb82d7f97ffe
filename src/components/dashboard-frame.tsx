import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from './button';
import styles from './dashboard-frame.module.css';
import { Icon, type IconName } from './icon';
import stack from './stack.module.css';

export type DashboardEntry = { to: string; icon: IconName; label: string; unread?: number };

/** The frame of an account: who is here, where one can go, and the section itself. On a phone the list opens with a tap. */
export function DashboardFrame({
  label,
  initials,
  heading,
  roleLabel,
  entries,
  current,
  foot,
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
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [current]);
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <aside className={`${stack.card} ${stack.stack} ${styles.sidebar}`} aria-label={label}>
        <div className={styles.who}>
          <span className={styles.avatar} aria-hidden="true">
            {initials}
          </span>
          <div>
            <h2>{heading}</h2>
            <p className={`${stack.soft} ${stack.small}`}>{roleLabel}</p>
          </div>
          <span className={styles.toggle}>
            <Button
              icon={open ? 'close' : 'menu'}
              aria-label="Account menu"
              aria-expanded={open}
              aria-controls="account-tabs"
              onClick={() => setOpen(!open)}
            />
          </span>
        </div>
        <nav id="account-tabs" aria-label="Account" className={styles.tabs} data-open={open}>
          {entries.map((entry) => (
            <Link
              key={entry.to}
              to={entry.to}
              className={styles.tab}
              aria-current={entry.to === current ? 'page' : undefined}
            >
              <Icon name={entry.icon} />
              {entry.label}
              {(entry.unread ?? 0) > 0 && (
                <span className={styles.badge}>
                  {entry.unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              )}
            </Link>
          ))}
          {foot}
        </nav>
      </aside>
      <div className={stack.stack}>{children}</div>
    </div>
  );
}
