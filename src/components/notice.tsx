import type { ReactNode } from 'react';
import type { Tone } from '../domain/tone';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';

const ICONS: Record<Tone, IconName> = {
  plain: 'clock',
  good: 'check',
  warn: 'alert',
  bad: 'alert',
};

/** A short statement about the state of things; `bad` is read out at once. */
export function Notice({
  tone = 'plain',
  icon = ICONS[tone],
  children,
}: {
  tone?: Tone;
  /** In place of the tone's own. */
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icon} size={18} />
      <div>{children}</div>
    </div>
  );
}
