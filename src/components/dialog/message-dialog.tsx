import { useEffect, useEffectEvent, useState } from 'react';
import { PROFILE } from '../../domain/profile';
import { Button } from '../button';
import { DeliveryChip } from '../delivery/delivery-chip';
import { Dialog } from './dialog';
import stack from '../stack.module.css';
import type { Delivery } from '../../domain/outbox/delivery';
import { DeliveryNotice } from '../delivery/delivery-notice';
import { MessageForm } from './message-form';
import { QuotedWords } from './quoted-words';

/** How long the good news stays, in milliseconds. */
const CLOSES_AFTER_MS = 3000;
/** What is said where nothing is sent (`as-shown`). */
const SENT: Delivery = { state: 'sent' };

/**
 * Writes one message. It is safe on the phone when `onSend` resolves; `delivery` then tells how far it
 * has come, so that it is called sent only once the server has it.
 */
export function MessageDialog({
  title,
  form,
  to,
  about,
  quote,
  sendLabel = 'Send Message',
  warning,
  quick,
  answered,
  words = { sent: 'Message Sent Successfully!' },
  delivery: heard,
  onSend,
  onClose,
}: {
  title: string;
  /** Under which name an unfinished message is kept. */
  form: string;
  to: string;
  about: string;
  /** What is answered, to be read while one writes. */
  quote?: string;
  sendLabel?: string;
  /** What speaks against sending it now; nothing where nothing does. */
  warning?: string | null | undefined;
  /** Words that a tap writes. */
  quick?: readonly { label: string; content: string }[];
  /** Where the answer will be found, said once it is written. */
  answered?: string;
  /** What is said once the server has it, and what stands before why it was refused. */
  words?: { sent: string; refused?: string };
  /** Where the message just written stands; undefined before it was written. */
  delivery: Delivery | undefined;
  /** Writes the message and forgets the form, both or neither. */
  onSend: (message: { content: string; form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const [written, setWritten] = useState(false);
  const delivery = PROFILE.sendsCommands ? heard : written ? SENT : undefined;
  const close = useEffectEvent(onClose);
  const delivered = delivery?.state === 'sent';
  useEffect(() => {
    if (!delivered) return;
    const timer = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [delivered]);
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={stack.soft}>
        To {to} about {about}
      </p>
      {quote !== undefined && <QuotedWords words={quote} />}
      {delivery === undefined ? (
        <MessageForm
          form={form}
          sendLabel={sendLabel}
          warning={warning}
          quick={quick}
          onSend={onSend}
          onWritten={() => setWritten(true)}
        />
      ) : (
        <div className={stack.stack}>
          <DeliveryNotice delivery={delivery} {...words} />
          <DeliveryChip delivery={delivery} />
          {answered && delivery.state !== 'refused' && <p>{answered}</p>}
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </Dialog>
  );
}
