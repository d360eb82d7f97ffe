import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from '../icon';

/** What will be here, and the one action that fills it. */
export function EmptyState({
  icon,
  title,
  isPage = false,
  children,
  action,
}: {
  icon: IconName;
  title: string;
  /** Whether nothing else is on the page. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Icon name={icon} size={32} />
      </span>
      <Heading>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action}
    </div>
  );
}
