import { Fragment, type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { Check } from '../../../components/form/check';
import { Dialog } from '../../../components/dialog/dialog';
import { SelectField, type SelectOption } from '../../../components/form/field';
import { showFirstError } from '../../../components/form/show-first-error';
import stack from '../../../components/stack.module.css';
import { RANGE_KEYS } from '../../../contract/search/search-filters';
import {
  ADDED_OPTIONS,
  categoryOptions,
  FEATURE_OPTIONS,
  RADIUS_OPTIONS,
  RANGE_CHOICES,
  typeOptions,
} from '../../../domain/search/filter-options';
import { OFFER_CHOICES, OFFERS } from '../../../domain/property/price/offers';
import { searchedTitle } from '../../../domain/search/results-heading';
import { rangeErrors } from '../../../domain/search/range-errors';
import { type SearchState, searchToParams } from '../../../domain/search/search-state';
import { withReadPrices } from '../../../domain/search/with-read-prices';
import styles from './filters-dialog.module.css';
import { PriceField } from './price-field';
import { SearchFoot } from '../search-foot';

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
  const setCategory = (category: SearchState['category']) =>
    setState((before) => ({ ...before, category, type: '' }));
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
    const asked = withReadPrices(state);
    onSubmit(asked).catch(() => navigate(`/search-results?${searchToParams(asked)}`));
  };
  const select = (key: Key, label: string, options: SelectOption[]) => (
    <SelectField
      label={label}
      options={options}
      error={errors[key]}
      value={state[key]}
      onChoose={(choice) => set(key, choice)}
    />
  );
  const types = typeOptions(state.category).map((type) => ({ value: type, label: type }));

  return (
    <Dialog
      title={`Find property ${OFFERS[state.listingType].words} in Nigeria`}
      typesFirst={false}
      onClose={onClose}
    >
      <form ref={form} className={stack.stack} onSubmit={submit}>
        {state.location.trim() !== '' && (
          <p>
            In <strong>{searchedTitle(state)}</strong>
          </p>
        )}
        <fieldset className={styles.toggle}>
          <legend className="visually-hidden">Category</legend>
          {categoryOptions().map(({ value, label }) => (
            <label key={label} className={styles.choice}>
              <input
                type="radio"
                name="category"
                checked={state.category === value}
                onChange={() => setCategory(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={stack.grid2}>
          <SelectField
            label="Offer"
            options={OFFER_CHOICES}
            value={state.listingType}
            // A night's price is no year's.
            onChoose={(choice) =>
              setState((before) => ({
                ...before,
                listingType: choice,
                priceMin: '',
                priceMax: '',
              }))
            }
          />
          {select(
            'radiusKm',
            'Search radius',
            state.lat === '' ? RADIUS_OPTIONS.slice(0, 1) : RADIUS_OPTIONS,
          )}
          {select('type', 'Property type', withAny('Any', types))}
          {select('addedWithinDays', 'Added to site', ADDED_OPTIONS)}
        </div>
        <div className={styles.pairs}>
          <PriceField
            label="Price from"
            typedLabel="Or type the lowest price"
            value={state.priceMin}
            options={withAny('No min', RANGE_CHOICES.price.least(state))}
            error={errors.priceMin}
            onChange={(value) => set('priceMin', value)}
          />
          <PriceField
            label="Price to"
            typedLabel="Or type the highest price"
            value={state.priceMax}
            options={withAny('No max', RANGE_CHOICES.price.most(state))}
            error={errors.priceMax}
            onChange={(value) => set('priceMax', value)}
          />
          {RANGE_KEYS.filter((key) => key !== 'price').map((key) => {
            const { label, least, most } = RANGE_CHOICES[key];
            return (
              <Fragment key={key}>
                {select(`${key}Min`, `${label} from`, withAny('No min', least(state)))}
                {select(`${key}Max`, `${label} to`, withAny('No max', most(state)))}
              </Fragment>
            );
          })}
        </div>
        <fieldset className={styles.features}>
          <legend className={styles.legend}>Features</legend>
          {FEATURE_OPTIONS.map((feature) => (
            <Check
              key={feature.value}
              checked={chosen.has(feature.value)}
              onChange={() => toggle(feature.value)}
            >
              {feature.label}
            </Check>
          ))}
        </fieldset>
        <SearchFoot state={state}>
          <Button look="primary" icon="search" wide type="submit">
            Search properties
          </Button>
        </SearchFoot>
      </form>
    </Dialog>
  );
}
