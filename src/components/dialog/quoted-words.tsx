import { useState } from 'react';
import { messagePreview } from '../../domain/format/message-preview';
import { Button } from '../button';
import styles from './quoted-words.module.css';

/** What somebody wrote, above the answer to it: its first words, so that the box stays in sight, or all. */
export function QuotedWords({ words }: { words: string }) {
  const [open, setOpen] = useState(false);
  const first = messagePreview(words.replace(/\s+/g, ' '));
  const isLong = first !== words;
  return (
    <div>
      <blockquote className={styles.words}>{open ? words : first}</blockquote>
      {isLong && (
        <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Read less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
