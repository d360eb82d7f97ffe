import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { messagePreview } from '../../domain/format/message-preview';
import type { SAMPLE_MESSAGES } from '../../domain/samples/sample-messages';
import styles from './message-card.module.css';

/** A made-up letter, marked as one: it can be read and nothing else. */
export function SampleMessage({ message }: { message: (typeof SAMPLE_MESSAGES)[number] }) {
  const [open, setOpen] = useState(false);
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={`Sample: ${message.subject}`}>
      <div className={stack.between}>
        <h2 className={styles.name}>{message.from}</h2>
        <Badge tone="warn">Sample</Badge>
      </div>
      <p className={stack.soft}>
        {message.subject} · {message.propertyTitle}
      </p>
      <p className={styles.text}>{open ? message.content : messagePreview(message.content)}</p>
      <div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Close' : 'View'}
        </Button>
      </div>
    </article>
  );
}
