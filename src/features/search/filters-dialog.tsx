import { Fragment, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { SelectField, type SelectOption } from '../../components/field';
import { showFirstError } from '../../components/show-first-error';
import stack from '../../components/stack.module.css';
import { PROPERTY_CATEGORIES, type PropertyCategory } from '../../contract/property-options';
import { RANGE_KEYS } from '../../contract/search-filters';
import {
  ADDED_OPTIONS,
  FEATURE_OPTIONS,
  RADIUS_OPTIONS,
  RANGE_CHOICES,
  TYPE_OPTIONS,
} from '../../domain/search/filter-options';
import { rangeErrors } from '../../domain/search/range-errors';
import { type SearchState, searchToParams } from '../../domain/search/search-state';
import styles from './filters-dialog.module.css';

type Key = keyof SearchState;

const withAny = (label: string, options: SelectOption[]): SelectOption[] => [
  { value: '', label },
  ...options,
];

/** 'Find property {searchType} in Nigeria' (FILT-1 to FILT-7). */
export default function FiltersDialog({
  initial,
  onClose,
  onSubmit,
}: {
  initial: SearchState;
  onClose: () => void;
  onSubmit: (state: SearchState) => Promise<void>;
}) {
  const navigate = useNavigate();
  const [state, setState] = useState(initial);
  const set = (key: Key, value: string) => setState((before) => ({ ...before, [key]: value }));
  const setCategory = (category: PropertyCategory) =>
    setState((before) => ({ ...before, category, type: '', priceMin: '', priceMax: '' }));
  const errors = rangeErrors(state);
  const form = useRef<HTMLFormElement>(null);
  const chosen = new Set(state.features.split(',').filter(Boolean));
  const toggle = (feature: string) => {
    if (!chosen.delete(feature)) chosen.add(feature);
    set('features', [...chosen].join(','));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(errors).length > 0) {
      showFirstError(form.current);
      return;
    }
    // The results page can be reached even where the filters cannot be kept (FILT-7).
    onSubmit(state).catch(() => navigate(`/search-results?${searchToParams(state)}`));
  };
  const select = (key: Key, label: string, options: SelectOption[]) => (
    <SelectField
      label={label}
      options={options}
      error={errors[key]}
      value={state[key]}
      onChange={(event) => set(key, event.target.value)}
    />
  );
  const types = TYPE_OPTIONS[state.category].map((type) => ({ value: type, label: type }));

  return (
    <Dialog
      title={`Find property ${state.listingType === 'rent' ? 'to rent' : 'for sale'} in Nigeria`}
      onClose={onClose}
    >
      <form ref={form} className={stack.stack} onSubmit={submit}>
        <fieldset className={styles.toggle}>
          <legend className="visually-hidden">Category</legend>
          {PROPERTY_CATEGORIES.map((category) => (
            <label key={category} className={styles.choice}>
              <input
                type="radio"
                name="category"
                checked={state.category === category}
                onChange={() => setCategory(category)}
              />
              {category}
            </label>
          ))}
        </fieldset>
        <div className={stack.grid2}>
          {select(
            'radiusKm',
            'Search radius',
            state.lat === '' ? RADIUS_OPTIONS.slice(0, 1) : RADIUS_OPTIONS,
          )}
          {select('type', 'Property type', withAny('Any', types))}
          {select('addedWithinDays', 'Added to site', ADDED_OPTIONS)}
        </div>
        <div className={styles.pairs}>
          {RANGE_KEYS.map((key) => {
            const { label, least, most } = RANGE_CHOICES[key];
            return (
              <Fragment key={key}>
                {select(`${key}Min`, `${label} from`, withAny('No min', least(state.category)))}
                {select(`${key}Max`, `${label} to`, withAny('No max', most(state.category)))}
              </Fragment>
            );
          })}
        </div>
        <fieldset className={styles.features}>
          <legend className={styles.legend}>Features</legend>
          {FEATURE_OPTIONS.map((feature) => (
            <label key={feature.value} className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.has(feature.value)}
                onChange={() => toggle(feature.value)}
              />
              {feature.label}
            </label>
          ))}
        </fieldset>
        <Button look="primary" icon="search" wide type="submit">
          Search properties
        </Button>
      </form>
    </Dialog>
  );
}
