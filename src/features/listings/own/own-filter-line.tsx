import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { FindField } from '../../../components/form/find-field';
import stack from '../../../components/stack.module.css';
import { countOf } from '../../../domain/format/count-of';
import { NO_OWN_FILTER } from '../../../domain/property/own-filter';
import { OwnFilterFields, type OwnFilterProps } from './own-filter-fields';
import styles from './own-rows.module.css';

/** Narrows one's own listings on a phone (MYP-2): a field that filters as one types, the rest in a sheet. */
export function OwnFilterLine({
  filter,
  found,
  onChange,
}: OwnFilterProps & {
  /** How many listings pass. */
  found: number;
}) {
  const [open, setOpen] = useState(false);
  const { location, ...chosen } = filter;
  const active = Object.values(chosen).filter((value) => value !== '').length;
  return (
    <section className={styles.filters} aria-label="Filters">
      <FindField
        label="Location"
        placeholder="Title or place"
        value={location}
        onChange={(typed) => onChange({ ...filter, location: typed })}
      />
      <Button icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{active > 0 && ` (${active})`}
      </Button>
      {open && (
        <Dialog title="Filters" onClose={() => setOpen(false)}>
          <div className={stack.grid2}>
            <OwnFilterFields filter={filter} onChange={onChange} />
          </div>
          <div className={stack.row}>
            <Button
              icon="close"
              disabled={active === 0 && location === ''}
              onClick={() => onChange(NO_OWN_FILTER)}
            >
              Reset Filters
            </Button>
            <Button look="green" onClick={() => setOpen(false)}>
              Show {countOf(found, 'property', 'properties')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
