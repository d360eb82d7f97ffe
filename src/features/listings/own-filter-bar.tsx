import { Button } from '../../components/button';
import { SelectField, TextField } from '../../components/field';
import stack from '../../components/stack.module.css';
import { PROPERTY_CATEGORIES, PROPERTY_TYPES } from '../../contract/property-options';
import { NO_OWN_FILTER, type OwnFilter } from '../../domain/property/own-filter';
import { STATUS_GROUPS } from '../../domain/property/shown-status';
import styles from './my-properties.module.css';

const any = (label: string, values: readonly string[]) => [
  { value: '', label },
  ...values.map((value) => ({ value, label: value })),
];
const BEDROOMS = [
  { value: '', label: 'Any' },
  ...['1', '2', '3', '4'].map((value) => ({ value, label: value })),
  { value: '5', label: '5 or more' },
];

/** Narrows one's own listings (MYP-1). */
export function OwnFilterBar({
  filter,
  onChange,
}: {
  filter: OwnFilter;
  onChange: (filter: OwnFilter) => void;
}) {
  return (
    <section className={`${stack.card} ${styles.filters}`} aria-label="Filters">
      <TextField
        label="Location"
        type="search"
        value={filter.location}
        onChange={(event) => onChange({ ...filter, location: event.target.value })}
      />
      <SelectField
        label="Property Type"
        options={any('Any', PROPERTY_TYPES)}
        value={filter.type}
        onChange={(event) => onChange({ ...filter, type: event.target.value })}
      />
      <SelectField
        label="Bedrooms"
        options={BEDROOMS}
        value={filter.bedrooms}
        onChange={(event) => onChange({ ...filter, bedrooms: event.target.value })}
      />
      <SelectField
        label="Category"
        options={any('Any', PROPERTY_CATEGORIES)}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.target.value })}
      />
      <SelectField
        label="Status"
        options={any('Any', STATUS_GROUPS)}
        value={filter.status}
        onChange={(event) =>
          onChange({
            ...filter,
            status: STATUS_GROUPS.find((group) => group === event.target.value) ?? '',
          })
        }
      />
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
