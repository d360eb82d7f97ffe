import { useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../icon';
import styles from './toast-host.module.css';
import {
  dismissToast,
  onToasts,
  readToasts,
  type Toast,
  type ToastAction,
  type ToastKind,
} from './toasts';

const NONE: Toast[] = [];
const ICONS: Record<ToastKind, IconName> = {
  success: 'check',
  error: 'alert',
  blank: 'check',
  loading: 'refresh',
};

/** Where toasts appear; one per app. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => NONE);
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <p key={toast.id} className={[styles.toast, styles[toast.kind]].join(' ')}>
          <Icon name={ICONS[toast.kind]} size={18} />
          {toast.text}
          {toast.action && <Act toast={toast} action={toast.action} />}
        </p>
      ))}
    </div>
  );
}

function Act({ toast, action }: { toast: Toast; action: ToastAction }) {
  return (
    <button
      type="button"
      className={styles.act}
      onClick={() => {
        dismissToast(toast.id);
        action.run();
      }}
    >
      {action.label}
    </button>
  );
}
