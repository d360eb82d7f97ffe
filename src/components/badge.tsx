import type { ReactNode } from 'react';
import type { Tone } from '../domain/tone';
import styles from './badge.module.css';
import { Icon, type IconName } from './icon';

/** A word or two on what something is or where it stands. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
