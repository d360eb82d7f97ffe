import type { ComponentProps } from 'react';
import { TextField } from '../../components/form/field';

/** A line of a sign-up that must be filled in, with the id by which the error summary finds it. */
export function SignUpField<Key extends string>({
  prefix,
  field,
  form,
  errors,
  change,
  ...input
}: {
  /** Of the ids of its sign-up's fields. */
  prefix: string;
  field: Key;
  form: Record<Key, string>;
  errors: Partial<Record<Key, string>>;
  change: (key: Key, value: string) => void;
} & Omit<ComponentProps<typeof TextField>, 'form' | 'prefix'>) {
  return (
    <TextField
      {...input}
      id={`${prefix}-${field}`}
      required
      error={errors[field]}
      value={form[field]}
      onChange={(event) => change(field, event.target.value)}
    />
  );
}
