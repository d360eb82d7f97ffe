import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import { useKeptFocus } from '../../components/focus/use-kept-focus';
import { readWaiting } from '../../db/repositories/today/today-repository';
import { type TodayTap, type TodayThing, todayThings } from '../../domain/today/today-things';
import { NOTHING_WAITING } from '../../domain/today/waiting';
import { useIsNarrow } from '../../platform/use-is-narrow';
import styles from './today.module.css';
import { useTodayTap } from './use-today-tap';
import { useNow } from '../../platform/use-now';

/** Rows shown at first; the rest stands behind a tap. */
const SHOWN = 4;

/**
 * What needs the agent's answer now, each done with one tap from this device (TODAY-1): on a phone the
 * first of it in one row, which unfolds, and nothing at all where nothing waits.
 */
export function Today({ onTalk }: { onTalk: (key: string) => void }) {
  const database = useDatabase();
  const waiting = useLiveQuery(() => readWaiting(database), [database], NOTHING_WAITING);
  const { summary, things } = todayThings(waiting, database.userId, useNow());
  const narrow = useIsNarrow();
  const [chosen, setOpen] = useState<boolean | null>(null);
  const [all, setAll] = useState(false);
  const open = chosen ?? !narrow;
  const list = useId();
  const act = useTodayTap(onTalk);
  const around = useKeptFocus(things);
  const shown = open ? (all ? things.length : SHOWN) : 1;
  const more = things.length - shown;
  return (
    <div ref={around} tabIndex={-1} className={styles.around}>
      {things.length > 0 && (
        <section aria-label="Today" className={styles.today} data-open={open}>
          <h2 className={styles.head}>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={open}
              aria-controls={list}
              onClick={() => setOpen(!open)}
            >
              <span className={open ? styles.line : 'visually-hidden'}>
                <strong>Today:</strong> {summary}
              </span>
              {!open && more > 0 && <span aria-hidden="true">+{more}</span>}
              <Icon name="down" />
            </button>
          </h2>
          <ul id={list} className={styles.list}>
            {things.slice(0, shown).map((thing, index) => (
              <li key={thing.key} data-index={index} className={styles.thing}>
                <span className={styles.words} tabIndex={-1}>
                  <span className={styles.text}>{thing.text}</span>
                  <span className={styles.detail}>{thing.detail}</span>
                </span>
                <Do thing={thing} onTap={act} />
              </li>
            ))}
            {open && more > 0 && (
              <li className={styles.more}>
                <Button look="plain" onClick={() => setAll(true)}>
                  {more} more
                </Button>
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

function Do({ thing, onTap }: { thing: TodayThing; onTap: (tap: TodayTap) => boolean }) {
  const { label, name, tap } = thing;
  if (tap.does === 'answer-visitor')
    return (
      <a
        className={`${buttons.button} ${buttons.green}`}
        href={tap.href}
        {...(tap.href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
        aria-label={name}
        onClick={(event) => {
          if (!onTap(tap)) event.preventDefault();
        }}
      >
        {label}
      </a>
    );
  const isAnswer = tap.does !== 'go';
  return (
    <Button look={isAnswer ? 'green' : 'secondary'} aria-label={name} onClick={() => onTap(tap)}>
      {label}
    </Button>
  );
}
