import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button';
import fields from '../../components/form/field.module.css';
import stack from '../../components/stack.module.css';
import { OFFER_CHOICES } from '../../domain/property/price/offers';
import { formatNaira } from '../../domain/format/format-naira';
import { type Option, RANGE_CHOICES, typeOptions } from '../../domain/search/filter-options';
import { narrowings } from '../../domain/search/active-filters';
import { SORT_CHOICES } from '../../domain/search/sort-choices';
import { EMPTY_SEARCH, type SearchState, searchToParams } from '../../domain/search/search-state';

const ANY = { value: '', label: 'Any' };
/** What the form asks itself, and the point of a place, which goes with the place's name. */
const ASKED_HERE = {
  location: '',
  listingType: EMPTY_SEARCH.listingType,
  type: '',
  priceMin: '',
  priceMax: '',
  bedroomsMin: '',
  sort: EMPTY_SEARCH.sort,
  lat: '',
  lng: '',
  radiusKm: '',
  extentKm: '',
} as const;

/** The next results, and another search, for a browser that runs no scripts: links and a form. */
export function PlainSearch({
  state,
  nextCursor,
}: {
  state: SearchState;
  /** Where the next results begin; null where these are the last. */
  nextCursor: string | null;
}) {
  const next = searchToParams(state);
  const others = { ...state, ...ASKED_HERE };
  const rest = [...searchToParams(others)].filter(([name]) => !(name in ASKED_HERE));
  const kept = narrowings(others);
  if (nextCursor !== null) next.set('cursor', nextCursor);
  return (
    <div className={stack.stack}>
      {nextCursor !== null && <ButtonLink to={`/search-results?${next}`}>More results</ButtonLink>}
      <form action="/search-results" className={`${stack.card} ${stack.stack}`}>
        <h2>Search again</h2>
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {kept.length > 0 && <p>Kept as it is: {kept.map(({ label }) => label).join(', ')}.</p>}
        {state.lat !== '' && <p>Without scripts a place is searched for by its name.</p>}
        <Labelled label="Place">
          <input className={fields.control} name="location" defaultValue={state.location} />
        </Labelled>
        <div className={stack.grid2}>
          <Choice
            label="Offer"
            name="listingType"
            defaultValue={state.listingType}
            options={OFFER_CHOICES}
          />
          <Choice
            label="Property type"
            name="type"
            defaultValue={state.type}
            options={[ANY, ...typeOptions('').map((type) => ({ value: type, label: type }))]}
          />
          <Choice
            label="Price from"
            name="priceMin"
            defaultValue={state.priceMin}
            options={withOwn(RANGE_CHOICES.price.least(state), state.priceMin)}
          />
          <Choice
            label="Price to"
            name="priceMax"
            defaultValue={state.priceMax}
            options={withOwn(RANGE_CHOICES.price.most(state), state.priceMax)}
          />
          <Choice
            label="Bedrooms from"
            name="bedroomsMin"
            defaultValue={state.bedroomsMin}
            options={[ANY, ...RANGE_CHOICES.bedrooms.least(state)]}
          />
          <Choice label="Order" name="sort" defaultValue={state.sort} options={SORT_CHOICES} />
        </div>
        <Button look="primary" type="submit">
          Search
        </Button>
      </form>
    </div>
  );
}

/** The choices, and the amount that was typed where it is none of them. */
function withOwn(options: readonly Option[], value: string): Option[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  const own = isKnown ? [] : [{ value, label: formatNaira(Number(value)) }];
  return [ANY, ...own, ...options];
}

function Choice({
  label,
  options,
  ...select
}: ComponentProps<'select'> & {
  label: string;
  options: readonly Option[];
}) {
  return (
    <Labelled label={label}>
      <select className={fields.control} {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // The field is the only child, and it is a field.
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label className={fields.field}>
      <span className={fields.label}>{label}</span>
      {children}
    </label>
  );
}
