import { type FormEvent, useRef, useState } from 'react';
import { Button } from './button';
import { DeliveryChip } from './delivery-chip';
import { Dialog } from './dialog';
import { TextArea } from './field';
import { Notice } from './notice';
import stack from './stack.module.css';
import type { DeliveryRow } from '../domain/outbox/delivery-state';

/**
 * Writes one message. It is safe on the phone when `onSend` resolves; `rows` then tells how far it
 * has come, so that 'Message Sent Successfully!' is said only of a message the server has.
 */
export function MessageDialog({
  title,
  to,
  about,
  sendLabel = 'Send Message',
  rows,
  onSend,
  onClose,
}: {
  title: string;
  to: string;
  about: string;
  sendLabel?: string;
  /** What waits for the message just sent; undefined before it was written. */
  rows: DeliveryRow[] | undefined;
  onSend: (content: string) => Promise<void>;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const sending = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second tap comes before the first one's message is drawn.
    if (sending.current) return;
    sending.current = true;
    onSend(text.trim()).catch(() => {
      sending.current = false;
      setError('This phone could not keep the message. Free some space and try again.');
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={stack.soft}>
        To {to} about {about}
      </p>
      {rows === undefined ? (
        <form className={stack.stack} onSubmit={submit}>
          <TextArea
            label="Message"
            value={text}
            maxLength={5000}
            error={error || undefined}
            onChange={(event) => setText(event.target.value)}
          />
          <Button look="primary" icon="send" type="submit" disabled={text.trim() === ''}>
            {sendLabel}
          </Button>
        </form>
      ) : (
        <div className={stack.stack}>
          {rows.length === 0 ? (
            <Notice tone="good">Message Sent Successfully!</Notice>
          ) : (
            <Notice>
              Your message is safe on this phone and goes out by itself when the network is back.
            </Notice>
          )}
          <DeliveryChip rows={rows} />
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </Dialog>
  );
}
