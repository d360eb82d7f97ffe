import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import { NO_OWN_FILTER } from '../../../domain/property/own-filter';
import styles from './my-properties.module.css';
import { OwnFilterFields, type OwnFilterProps } from './own-filter-fields';

/** Narrows one's own listings (MYP-1), with room for all of it. */
export function OwnFilterBar({ filter, onChange }: OwnFilterProps) {
  return (
    <section className={`${stack.card} ${styles.filters}`} aria-label="Filters">
      <TextField
        label="Location"
        type="search"
        placeholder="Title or place"
        value={filter.location}
        onChange={(event) => onChange({ ...filter, location: event.target.value })}
      />
      <OwnFilterFields filter={filter} onChange={onChange} />
      <Button
        icon="close"
        disabled={Object.values(filter).every((value) => value === '')}
        onClick={() => onChange(NO_OWN_FILTER)}
      >
        Reset Filters
      </Button>
    </section>
  );
}
