import { useState } from 'react';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import styles from './property-view.module.css';

const FIRST_LENGTH = 320;

/** The first paragraph, then all of it with 'Read more' (PROP-2). */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text.trim() === '') return null;
  const paragraph = text.split(/\n\s*\n/)[0] ?? text;
  const first =
    paragraph.length > FIRST_LENGTH ? `${paragraph.slice(0, FIRST_LENGTH).trimEnd()}…` : paragraph;
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
