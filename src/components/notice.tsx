import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

type Tone = 'info' | 'good' | 'warn' | 'bad';
const ICONS: Record<Tone, IconName> = {
  info: 'clock',
  good: 'check',
  warn: 'cloud-off',
  bad: 'alert',
};

/** A short statement about the state of things; `bad` is read out at once. */
export function Notice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      className={[styles.notice, styles[tone]].join(' ')}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[tone]} size={18} />
      <div>{children}</div>
    </div>
  );
}
