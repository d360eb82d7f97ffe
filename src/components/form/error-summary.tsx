import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';
import { Icon } from '../icon';

type FieldProblem = {
  /** The id of the field. */
  field: string;
  text: string;
};

/**
 * What keeps a form from going on, on top of it, each with a link to its field. It takes the focus
 * at every attempt, as on a phone the fields may be far from the button that was pressed.
 */
export function ErrorSummary({
  problems,
  attempt,
}: {
  problems: FieldProblem[];
  /** Counts the attempts to go on. */
  attempt: number;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon name="alert" size={18} />
        {problems.length === 1
          ? 'Please check one thing'
          : `Please check ${problems.length} things`}
      </p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Errors by field as problems in the order of the fields; the ids are `{prefix}-{field}`. */
export function problemsOf<Key extends string>(
  prefix: string,
  order: readonly Key[],
  errors: Partial<Record<Key, string | undefined>>,
): FieldProblem[] {
  return order.flatMap((key) => {
    const text = errors[key];
    return text ? [{ field: `${prefix}-${key}`, text }] : [];
  });
}
