import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Check } from '../../../components/form/check';
import { SelectField, TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import { PROPERTY_TYPES } from '../../../contract/listing/property-options';
import type { MendableField, Mending } from '../../../domain/import/mend-row';
import type { RowName } from '../../../domain/import/table/table';
import { OFFER_CHOICES } from '../../../domain/property/price/offers';

/** The cells of one row that matter, to be written anew; the row is then read again. */
export function ImportRowForm({
  line,
  cells,
  onMend,
  onCancel,
}: {
  line: RowName;
  cells: Record<MendableField, string>;
  onMend: (mending: Mending) => void;
  onCancel: () => void;
}) {
  const [values, setValues] = useState(cells);
  const [isRight, setRight] = useState(false);
  const set = (field: MendableField) => (value: string) => setValues({ ...values, [field]: value });
  const typed = (field: MendableField) => ({
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(field)(event.target.value),
  });
  const asInFile = (field: MendableField, options: { value: string; label: string }[]) =>
    options.some(({ value }) => value === cells[field])
      ? options
      : [{ value: cells[field], label: cells[field] || 'Not said' }, ...options];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMend({ cells: values, isRight });
  };
  return (
    <form className={stack.stack} aria-label={`Row ${line}`} onSubmit={submit} noValidate>
      <div className={stack.grid2}>
        <TextField label="Price" autoComplete="off" {...typed('price')} />
        <TextField label="Title" autoComplete="off" {...typed('title')} />
        <TextField label="Address" autoComplete="off" {...typed('address')} />
        <TextField label="Bedrooms" inputMode="numeric" autoComplete="off" {...typed('bedrooms')} />
        <SelectField
          label="Type"
          options={asInFile(
            'type',
            PROPERTY_TYPES.map((type) => ({ value: type, label: type })),
          )}
          value={values.type}
          onChoose={set('type')}
        />
        <SelectField
          label="For"
          options={asInFile('status', OFFER_CHOICES)}
          value={values.status}
          onChoose={set('status')}
        />
      </div>
      <Check checked={isRight} onChange={setRight}>
        I have looked: this row is right as it stands here
      </Check>
      <div className={stack.row}>
        <Button look="primary" type="submit">
          Read the row again
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
