import { useId } from 'react';
import styles from './find-field.module.css';

/** One line of a list's head, in which one types what is looked for. */
export function FindField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        className={styles.field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
