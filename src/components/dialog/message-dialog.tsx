import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { PROFILE } from '../../domain/profile';
import { Button } from '../button';
import { DeliveryChip } from '../delivery/delivery-chip';
import { Dialog } from './dialog';
import { TextArea } from '../form/field';
import { KeptNotice } from '../delivery/kept-notice';
import { Notice } from '../notice';
import stack from '../stack.module.css';
import type { Delivery } from '../../domain/outbox/delivery';
import { DeliveryNotice } from '../delivery/delivery-notice';
import { useKeptForm } from '../form/use-kept-form';
import { useOnce } from '../use-once';

/** How long the good news stays, in milliseconds. */
const CLOSES_AFTER_MS = 3000;
/** What is said where nothing is sent (`as-shown`). */
const SENT: Delivery = { state: 'sent' };

/**
 * Writes one message. It is safe on the phone when `onSend` resolves; `delivery` then tells how far it
 * has come, so that 'Message Sent Successfully!' is said only of a message the server has.
 */
export function MessageDialog({
  title,
  form: key,
  to,
  about,
  sendLabel = 'Send Message',
  warning,
  quick = [],
  answered,
  delivery: heard,
  onSend,
  onClose,
}: {
  title: string;
  /** Under which name an unfinished message is kept. */
  form: string;
  to: string;
  about: string;
  sendLabel?: string;
  /** What speaks against sending it now; nothing where nothing does. */
  warning?: string | null | undefined;
  /** Words that a tap writes. */
  quick?: readonly { label: string; content: string }[];
  /** Where the answer will be found, said once it is written. */
  answered?: string;
  /** Where the message just written stands; undefined before it was written. */
  delivery: Delivery | undefined;
  /** Writes the message and forgets the form, both or neither. */
  onSend: (message: { content: string; form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const form = useKeptForm<'message-'>(key, { content: '' });
  const [error, setError] = useState('');
  const [written, setWritten] = useState(false);
  const delivery = PROFILE.sendsCommands ? heard : written ? SENT : undefined;
  const once = useOnce();
  const close = useEffectEvent(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = form.fields.content.trim();
    once(
      () => form.send(() => onSend({ content, form: key })).then(() => setWritten(true)),
      () => setError('This phone could not keep the message. Free some space and try again.'),
    );
  };
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
      {delivery === undefined ? (
        <form className={stack.stack} onSubmit={submit}>
          {warning && <Notice tone="warn">{warning}</Notice>}
          {quick.length > 0 && (
            <div className={stack.row} role="group" aria-label="Quick replies">
              {quick.map(({ label, content }) => (
                <Button
                  key={label}
                  onClick={() =>
                    form.change({
                      content: isUntyped(form.fields.content, quick)
                        ? content
                        : `${form.fields.content.trimEnd()}\n\n${content}`,
                    })
                  }
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
          <TextArea
            label="Message"
            value={form.fields.content}
            maxLength={5000}
            error={error || undefined}
            onChange={(event) => form.change({ content: event.target.value })}
          />
          <KeptNotice form={form} />
          <Button
            look="primary"
            icon="send"
            type="submit"
            disabled={form.fields.content.trim() === ''}
          >
            {sendLabel}
          </Button>
        </form>
      ) : (
        <div className={stack.stack}>
          <DeliveryNotice delivery={delivery} sent="Message Sent Successfully!" />
          <DeliveryChip delivery={delivery} />
          {answered && <p>{answered}</p>}
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </Dialog>
  );
}

/** Whether there are no words yet but those of a tap, which another tap may replace. */
const isUntyped = (words: string, quick: readonly { content: string }[]): boolean =>
  words.trim() === '' || quick.some(({ content }) => content === words);
