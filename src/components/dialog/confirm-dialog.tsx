import { type ReactNode, useId } from 'react';
import { Button } from '../button';
import { Dialog } from './dialog';
import styles from '../stack.module.css';

/** A question with two answers, in place of the browser's own confirm. */
export function ConfirmDialog({
  title,
  question,
  yes = 'OK',
  no = 'Cancel',
  danger = false,
  choice,
  onYes,
  onNo,
  children,
}: {
  title: string;
  question: string;
  yes?: string;
  no?: string;
  danger?: boolean;
  onYes: () => void;
  onNo: () => void;
  /** What else is to be said before it is answered. */
  choice?: ReactNode;
  /** Another way on, below the two answers. */
  children?: ReactNode;
}) {
  const asked = useId();
  return (
    <Dialog title={title} describedBy={asked} onClose={onNo}>
      <p id={asked}>{question}</p>
      {choice}
      <div className={styles.row}>
        <Button look={danger ? 'danger' : 'primary'} onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </div>
      {children}
    </Dialog>
  );
}
