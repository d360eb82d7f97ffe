import type { ReactNode } from 'react';
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
  /** Another way on, below the two answers. */
  children?: ReactNode;
}) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{question}</p>
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
