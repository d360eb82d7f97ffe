import { useState } from 'react';
import { SelectField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import type { ColumnReading } from '../../../domain/import/table/column-readings';
import {
  COLUMN_FIELDS,
  columnLabel,
  type ColumnUse,
} from '../../../domain/import/table/map-header';
import styles from './import.module.css';

const SHOWN = 60;
const USES: { value: ColumnUse; label: string }[] = [
  { value: 'none', label: 'Not used' },
  ...COLUMN_FIELDS.map((field) => ({ value: field, label: columnLabel(field) })),
  { value: 'feature', label: 'A feature, where it says yes' },
];

/** How each column of the file is read, to be changed. */
export function ImportColumns({
  columns,
  isNeeded,
  onChoose,
}: {
  columns: ColumnReading[];
  /** Something is missing: then it is seen at once. */
  isNeeded: boolean;
  onChoose: (name: string, use: ColumnUse) => void;
}) {
  const [open, setOpen] = useState(false);
  const used = columns.filter(({ use }) => use !== 'none').length;
  return (
    <details
      className={stack.card}
      open={open || isNeeded}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        Columns: {used} of {columns.length} used
      </summary>
      <div className={`${stack.grid2} ${stack.stack}`}>
        {columns.map(({ name, use, sample }) => (
          <SelectField
            key={name}
            label={name}
            hint={sample === '' ? 'empty' : `such as ${clipped(sample)}`}
            value={use}
            options={USES}
            onChoose={(choice) => {
              const chosen = USES.find(({ value }) => value === choice);
              if (chosen) onChoose(name, chosen.value);
            }}
          />
        ))}
      </div>
    </details>
  );
}

function clipped(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
