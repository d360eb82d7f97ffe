import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button';
import fields from '../../components/form/field.module.css';
import stack from '../../components/stack.module.css';
import { OFFER_CHOICES } from '../../domain/property/price/offers';
import type { RangeKey } from '../../contract/search/search-filters';
import { type Option, RANGE_CHOICES, typeOptions } from '../../domain/search/filter-options';
import { narrowings } from '../../domain/search/active-filters';
import { SORT_CHOICES } from '../../domain/search/sort-choices';
import {
  EMPTY_SEARCH,
  hasArea,
  NO_AREA,
  type SearchState,
  searchToParams,
} from '../../domain/search/search-state';

const ANY = { value: '', label: 'Any' };
/**
 * What the form asks itself, the point of a place, which goes with the place's name, and an area of the
 * map, which would stand in the place's way.
 */
const ASKED_HERE = {
  location: '',
  listingType: EMPTY_SEARCH.listingType,
  type: '',
  priceMin: '',
  priceMax: '',
  bedroomsMin: '',
  bedroomsMax: '',
  sort: EMPTY_SEARCH.sort,
  lat: '',
  lng: '',
  radiusKm: '',
  extentKm: '',
  ...NO_AREA,
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
        {kept.length > 0 && (
          <p>
            Kept as it is, unless you leave it out:{' '}
            {kept.map(({ label, without }, at) => (
              <Fragment key={label}>
                {at > 0 && ', '}
                <a href={`/search-results?${searchToParams({ ...state, ...without })}`}>{label}</a>
              </Fragment>
            ))}
            .
          </p>
        )}
        {hasArea(state) ? (
          <p>Without scripts a place is searched for by its name, without the area on the map.</p>
        ) : (
          state.lat !== '' && <p>Without scripts a place is searched for by its name.</p>
        )}
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
            options={withTyped(
              typeOptions('').map((type) => ({ value: type, label: type })),
              state.type,
              (type) => type,
            )}
          />
          <Choice
            label="Price from"
            name="priceMin"
            defaultValue={state.priceMin}
            options={withOwn('price', 'least', state)}
          />
          <Choice
            label="Price to"
            name="priceMax"
            defaultValue={state.priceMax}
            options={withOwn('price', 'most', state)}
          />
          <Choice
            label="Bedrooms from"
            name="bedroomsMin"
            defaultValue={state.bedroomsMin}
            options={withOwn('bedrooms', 'least', state)}
          />
          <Choice
            label="Bedrooms to"
            name="bedroomsMax"
            defaultValue={state.bedroomsMax}
            options={withOwn('bedrooms', 'most', state)}
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

/** The choices of one end of a range. */
function withOwn(range: RangeKey, end: 'least' | 'most', state: SearchState): Option[] {
  const choices = RANGE_CHOICES[range];
  const value = state[`${range}${end === 'least' ? 'Min' : 'Max'}`];
  return withTyped(choices[end](state), value, choices.say);
}

/** Choices to leave open, and what was asked for in words where it is none of them. */
function withTyped(
  options: readonly Option[],
  value: string,
  say: (value: string) => string,
): Option[] {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return [ANY, ...(isKnown ? [] : [{ value, label: say(value) }]), ...options];
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
