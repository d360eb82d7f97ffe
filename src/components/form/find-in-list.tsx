import { type ReactNode, useRef, useState } from 'react';
import { countOf } from '../../domain/format/count-of';
import { hasWords } from '../../domain/has-words';
import { Button } from '../button';
import stack from '../stack.module.css';
import { FindField } from './find-field';
import styles from './find-field.module.css';

/** Fewer are seen at a glance. */
const MANY = 8;

type Find = { text: string; look: (text: string) => void; isOffered: boolean; count: number };

/** Of a list those in which the words that were typed stand, and the state of the field for it (FIND-1). */
export function useFind<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => string,
): { find: Find; found: readonly Item[] } {
  const [text, look] = useState('');
  const isOffered = items.length >= MANY;
  // What was looked for goes with the field: the last of many may have been taken away.
  const found =
    isOffered && text.trim() !== '' ? items.filter((item) => hasWords(wordsOf(item), text)) : items;
  return { find: { text, look, isOffered, count: found.length }, found };
}

/** Looks through a long list as one types; a short one is only counted, if `noun` says what of. */
export function FindInList({
  find,
  label,
  noun,
  count = find.count,
  children,
}: {
  find: Find;
  label: string;
  /** What the list has, one of it. */
  noun?: string;
  /** How many are shown of those found, where other choices leave some out. */
  count?: number;
  /** What can be done with the list, at the end of the line. */
  children?: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  if (!find.isOffered)
    return (
      noun !== undefined && (
        <div className={stack.between}>
          <p className={`${stack.soft} ${stack.small}`}>{countOf(count, noun)}</p>
          {children}
        </div>
      )
    );
  const showAll = () => {
    find.look('');
    // The button goes: the keyboard stays where it looked.
    field.current?.focus();
  };
  return (
    <div className={stack.tight}>
      <div className={styles.line} role="search" aria-label={label}>
        <FindField label={label} value={find.text} onChange={find.look} field={field} />
        {children}
      </div>
      <div role="status">
        {noun !== undefined && count > 0 && (
          <span className="visually-hidden">{countOf(count, noun)}</span>
        )}
        {find.count === 0 && (
          <p>
            Nothing here has “{find.text.trim()}”.{' '}
            <Button look="plain" onClick={showAll}>
              Show all
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
