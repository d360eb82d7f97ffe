import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import stack from '../stack.module.css';
import { Dialog } from './dialog';

/**
 * A dialog whose form is asked of the server at once, as it cannot wait in the outbox: it stays open with
 * the reason where that is refused, and until something in it is changed.
 */
export function AskingDialog({
  title,
  words = null,
  yes,
  asking,
  problem = '',
  failed,
  onAsk,
  onClose,
  children,
}: {
  title: string;
  /** What stands above the reason. */
  words?: ReactNode;
  yes: string;
  /** The button's words meanwhile. */
  asking: string;
  /** What is wrong with the fields; '' where they can be asked. */
  problem?: string;
  /** Said where no reason is told. */
  failed: string;
  onAsk: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}) {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setError(problem);
    if (problem !== '') return;
    setBusy(true);
    try {
      await onAsk();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : failed);
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={stack.stack}
        onSubmit={(event) => void submit(event)}
        onChange={() => setError('')}
        noValidate
      >
        {words}
        {error && <Notice tone="bad">{error}</Notice>}
        {children}
        <div className={stack.row}>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? asking : yes}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
