import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';
import styles from './dashboard-frame.module.css';
import { type DashboardEntry, DashboardLinks } from './dashboard-links';
import stack from './stack.module.css';

/** The frame of an account: who is here, where one can go, and the section itself. On a phone the list opens with a tap, or stands in the bottom bar. */
export function DashboardFrame({
  label,
  initials,
  heading,
  roleLabel,
  entries,
  current,
  foot,
  hasTabBar = false,
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
  /** All entries can be reached from the phone's bottom bar: then the head has no list of its own. */
  hasTabBar?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [current]);
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <aside className={`${stack.card} ${styles.sidebar}`} aria-label={label}>
        <div className={styles.who}>
          <span className={styles.avatar} aria-hidden="true">
            {initials}
          </span>
          <div className={styles.name}>
            <h2>{heading}</h2>
            <p className={`${stack.soft} ${stack.small}`}>{roleLabel}</p>
          </div>
          {!hasTabBar && (
            <span className={styles.toggle}>
              <Button
                icon={open ? 'close' : 'down'}
                aria-label="Account menu"
                aria-expanded={open}
                aria-controls="account-tabs"
                onClick={() => setOpen(!open)}
              />
            </span>
          )}
        </div>
        <nav id="account-tabs" aria-label="Account" className={styles.tabs} data-open={open}>
          <DashboardLinks entries={entries} current={current} />
          {foot}
        </nav>
      </aside>
      <div className={stack.stack}>{children}</div>
    </div>
  );
}
