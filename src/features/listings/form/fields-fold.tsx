import { isSameJson } from '../../../domain/is-same-json';
import { type ReactNode, useState } from 'react';
import stack from '../../../components/stack.module.css';
import { EMPTY_LISTING_FORM, type ListingForm } from '../../../domain/property/form/listing-form';
import styles from './fields-fold.module.css';
import type { ListingFieldProps } from './listing-field-props';

/**
 * Fields that most listings leave as they are: folded while nothing is in them, so that a listing is done in a
 * minute, and open where something in them is not right. What is filled in meanwhile is counted.
 */
export function FieldsFold({
  summary,
  keys,
  form,
  errors,
  children,
}: Pick<ListingFieldProps, 'form' | 'errors'> & {
  summary: string;
  /** The fields within. */
  keys: readonly (keyof ListingForm)[];
  children: ReactNode;
}) {
  const filled = keys.filter((key) => !isSameJson(form[key], EMPTY_LISTING_FORM[key])).length;
  const [open, setOpen] = useState(filled > 0);
  const isWrong = keys.some((key) => key in errors);
  return (
    <details
      className={styles.fold}
      open={open || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {summary}
        {filled > 0 && !open && ` (${filled} filled in)`}
      </summary>
      <div className={stack.stack}>{children}</div>
    </details>
  );
}
