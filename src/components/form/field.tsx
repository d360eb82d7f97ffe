import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Icon } from '../icon';

type FieldFrame = {
  /** Named where an error summary links to the field. */
  id?: string | undefined;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** What the field's value amounts to; it stands under it. */
  note?: string | undefined;
  required?: boolean | undefined;
};

type FrameProps = FieldFrame & {
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    className: string;
  }) => ReactNode;
};

/** Label, hint and error around any control, tied together for screen readers. */
export function Field({ id: named, label, error, hint, note, required, children }: FrameProps) {
  const own = useId();
  const id = named ?? own;
  const described = [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined && error !== '',
        'aria-describedby': described || undefined,
        className: styles.control ?? '',
      })}
      {note && (
        <span className={styles.hint} id={`${id}-note`}>
          {note}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}

/** A field's props as those of its frame and those of its control. */
function parted<Props extends FieldFrame>(props: Props) {
  const { id, label, error, hint, note, required, ...own } = props;
  const frame = { id, label, error, hint, note, required };
  return { frame, own: { ...own, 'aria-required': required } };
}

export function TextField({
  prefix,
  ...props
}: FieldFrame & Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: string }) {
  const { frame, own } = parted(props);
  return (
    <Field {...frame}>
      {(control) =>
        prefix ? (
          <span className={styles.prefixed}>
            <span className={styles.prefix} aria-hidden="true">
              {prefix}
            </span>
            <input {...own} {...control} />
          </span>
        ) : (
          <input {...own} {...control} />
        )
      }
    </Field>
  );
}

export function TextArea(props: FieldFrame & ComponentProps<'textarea'>) {
  const { frame, own } = parted(props);
  return <Field {...frame}>{(control) => <textarea {...own} {...control} />}</Field>;
}

export type SelectOption<Value extends string = string> = { value: Value; label: string };

/** A choice of a list. A value that is none of it, as one of a later version, stays chosen as 'Other'. */
export function SelectField<Value extends string>({
  options,
  onChoose,
  ...props
}: FieldFrame &
  Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
    options: readonly SelectOption<Value>[];
    value: string;
    onChoose: (value: Value) => void;
  }) {
  const { frame, own } = parted(props);
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find(({ value }) => value === target.value);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <select {...own} {...control} onChange={choose}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {isOther(props.value, options) && (
            <option value={props.value}>Other: {props.value}</option>
          )}
        </select>
      )}
    </Field>
  );
}

function isOther(value: string, options: readonly SelectOption[]): boolean {
  return value !== '' && options.every((one) => one.value !== value);
}
