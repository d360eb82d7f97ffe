import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKeptState } from '../platform/use-kept-state';
import { Button } from './button';
import { DeliveryChip } from './delivery-chip';
import { Dialog } from './dialog';
import { TextArea } from './field';
import { Notice } from './notice';
import stack from './stack.module.css';
import type { DeliveryRow } from '../domain/outbox/delivery-state';

/** How long the good news stays, in milliseconds (P9). */
const CLOSES_AFTER_MS = 3000;

/**
 * Writes one message. It is safe on the phone when `onSend` resolves; `rows` then tells how far it
 * has come, so that 'Message Sent Successfully!' is said only of a message the server has.
 */
export function MessageDialog({
  title,
  draft,
  to,
  about,
  sendLabel = 'Send Message',
  rows,
  onSend,
  onClose,
}: {
  title: string;
  /** Under which name an unfinished message is kept over a reload. */
  draft: string;
  to: string;
  about: string;
  sendLabel?: string;
  /** What waits for the message just sent; undefined before it was written. */
  rows: DeliveryRow[] | undefined;
  onSend: (content: string) => Promise<void>;
  onClose: () => void;
}) {
  const [text, setText, forget] = useKeptState(draft, '');
  const [error, setError] = useState('');
  const sending = useRef(false);
  const close = useRef(onClose);
  close.current = onClose;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second tap comes before the first one's message is drawn.
    if (sending.current) return;
    sending.current = true;
    onSend(text.trim()).then(forget, () => {
      sending.current = false;
      setError('This phone could not keep the message. Free some space and try again.');
    });
  };
  const delivered = rows?.length === 0;
  useEffect(() => {
    if (!delivered) return;
    const timer = setTimeout(() => close.current(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [delivered]);
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
          {delivered ? (
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
