import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../button';
import styles from './dialog.module.css';
import { noteOpenDialog } from './top-dialog';

const TYPED = 'textarea, input:not([type="radio"]):not([type="checkbox"])';

/**
 * A modal dialog on the browser's own <dialog>: focus stays inside, Escape and a click beside it
 * close it, and focus returns to where it was.
 */
export function Dialog({
  title,
  full = false,
  typesFirst = true,
  describedBy,
  onClose,
  onKeyDown,
  children,
}: {
  title: string;
  /** Fills the screen. */
  full?: boolean;
  /** Whether one comes to type: a menu that has a field as well leaves the keyboard away. */
  typesFirst?: boolean;
  /** The id of what is asked in it, read with its title. */
  describedBy?: string;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const begin = useRef(typesFirst);
  const titleId = useId();
  // Before React takes the node out: once it is gone, the browser has nowhere to return focus from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    // What is to be chosen first, or to be typed in, rather than the Close button.
    const first = dialog?.querySelector<HTMLElement>('[data-first]') ?? null;
    const typed = begin.current ? (dialog?.querySelector<HTMLElement>(TYPED) ?? null) : null;
    (first ?? typed)?.focus();
    const noteClosed = dialog ? noteOpenDialog(dialog) : null;
    return () => {
      noteClosed?.();
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const pressed = useRef<EventTarget | null>(null);
  const onClick = (event: MouseEvent) => {
    // Not where words were marked from within to beside it.
    if (event.target === ref.current && pressed.current === ref.current) onClose();
  };
  return (
    // The click is a convenience for pointers; keyboards have Escape and the Close button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={full ? `${styles.dialog} ${styles.full}` : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button look="plain" icon="close" aria-label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
