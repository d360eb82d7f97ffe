import type { ReactNode } from 'react';
import type { Tone } from '../domain/tone';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

const ICONS: Record<Tone, IconName> = {
  plain: 'clock',
  good: 'check',
  warn: 'cloud-off',
  bad: 'alert',
};

/** A short statement about the state of things; `bad` is read out at once. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size={18} />
      <div>{children}</div>
    </div>
  );
}
