import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onTopDialog, topDialog } from '../dialog/top-dialog';
import { Icon, type IconName } from '../icon';
import styles from './toast-host.module.css';
import {
  dismissToast,
  NO_TOASTS,
  onToasts,
  readToasts,
  type Toast,
  type ToastAction,
  type ToastKind,
} from './toasts';

const ICONS: Record<ToastKind, IconName> = {
  success: 'check',
  error: 'alert',
  blank: 'check',
  loading: 'refresh',
};

/** Where toasts appear; one per app. What is said while a dialog is open is said in it: all else is silent then. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, readToasts, () => NO_TOASTS);
  const dialog = useSyncExternalStore(onTopDialog, topDialog, () => null);
  return (
    <>
      <Toasts toasts={dialog === null ? toasts : NO_TOASTS} />
      {dialog !== null && createPortal(<Toasts toasts={toasts} />, dialog)}
    </>
  );
}

function Toasts({ toasts }: { toasts: Toast[] }) {
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
