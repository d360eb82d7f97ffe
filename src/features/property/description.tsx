import { useState } from 'react';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { firstOfText } from '../../domain/property/words/first-of-text';
import styles from './property-view.module.css';

/** The first paragraph, then all of it with 'Read more' (PROP-2). */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.trim() === '') return null;
  const first = firstOfText(text);
  return (
    <section className={stack.tight}>
      <h2>Description</h2>
      <p className={styles.text}>{open ? text : first}</p>
      {first !== text && (
        <div>
          <Button look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Read less' : 'Read more'}
          </Button>
        </div>
      )}
    </section>
  );
}
