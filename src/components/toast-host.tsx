import { useSyncExternalStore } from 'react';
import { Icon } from './icon';
import styles from './toast-host.module.css';
import { onToasts, readToasts, type Toast } from './toasts';

const NONE: Toast[] = [];

/** Where toasts appear; one per app. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => NONE);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <p key={toast.id} className={[styles.toast, styles[toast.kind]].join(' ')}>
          <Icon name={toast.kind === 'error' ? 'alert' : 'check'} size={18} />
          {toast.text}
        </p>
      ))}
    </div>
  );
}
