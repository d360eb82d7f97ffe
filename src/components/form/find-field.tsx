import { type RefObject, useId } from 'react';
import styles from './find-field.module.css';

/** One line of a list's head, in which one types what is looked for. */
export function FindField({
  label,
  placeholder = label,
  value,
  onChange,
  field,
}: {
  label: string;
  /** What can be typed, where the label does not say all of it. */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  field?: RefObject<HTMLInputElement | null>;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        placeholder={placeholder}
        className={styles.field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
