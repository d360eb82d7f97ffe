import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { SelectField, type SelectOption } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import {
  REFINE_ADDED,
  REFINE_TYPES,
  refinePrices,
  roomChoice,
  type RoomKind,
  roomOptions,
  roomRange,
} from '../../../domain/search/refine-options';
import { rangeErrors } from '../../../domain/search/range-errors';
import type { SearchState } from '../../../domain/search/search-state';
import { withReadPrices } from '../../../domain/search/with-read-prices';
import { PriceField } from './price-field';
import { SearchFoot } from '../search-foot';

/** The few filters one changes while reading results (RES-8); `onMore` leads to all of them, with what was chosen. */
export default function FilterPropertiesDialog({
  state,
  onApply,
  onMore,
  onClose,
}: {
  state: SearchState;
  onApply: (next: SearchState) => void;
  onMore: (next: SearchState) => void;
  onClose: () => void;
}) {
  const [next, setNext] = useState(state);
  const set = (part: Partial<SearchState>) => setNext((before) => ({ ...before, ...part }));
  const errors = rangeErrors(next);
  const prices = refinePrices(next);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { priceMin, priceMax, ...elsewhere } = errors;
    if (Object.keys(errors).length === 0) onApply(withReadPrices(next));
    // What is wrong has no field here.
    else if (!priceMin && !priceMax && Object.keys(elsewhere).length > 0) onMore(next);
  };
  return (
    <Dialog title="Filter Properties" typesFirst={false} onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <div className={stack.grid2}>
          <PriceField
            label="Min price"
            typedLabel="Or type the lowest price"
            value={next.priceMin}
            options={prices.min}
            error={errors.priceMin}
            onChange={(priceMin) => set({ priceMin })}
          />
          <PriceField
            label="Max price"
            typedLabel="Or type the highest price"
            value={next.priceMax}
            options={prices.max}
            error={errors.priceMax}
            onChange={(priceMax) => set({ priceMax })}
          />
          <RoomField kind="bedrooms" label="Bedrooms" state={next} set={set} />
          <RoomField kind="bathrooms" label="Bathrooms" state={next} set={set} />
          <SelectField
            label="Property type"
            value={next.type}
            options={withCurrent(
              [
                { value: '', label: 'Any' },
                ...REFINE_TYPES.map((type) => ({ value: type, label: type })),
              ],
              next.type,
            )}
            onChoose={(choice) => set({ type: choice })}
          />
          <SelectField
            label="Added to site"
            value={next.addedWithinDays}
            options={withCurrent(REFINE_ADDED, next.addedWithinDays)}
            onChoose={(choice) => set({ addedWithinDays: choice })}
          />
        </div>
        <Button look="plain" onClick={() => onMore(next)}>
          More filters: size, radius, features
        </Button>
        <SearchFoot state={next}>
          <Button look="primary" wide type="submit">
            Apply
          </Button>
        </SearchFoot>
      </form>
    </Dialog>
  );
}

/** Rooms as one choice; a range from the other dialog stays a choice of its own until it is changed. */
function RoomField({
  kind,
  label,
  state,
  set,
}: {
  kind: RoomKind;
  label: string;
  state: SearchState;
  set: (part: Partial<SearchState>) => void;
}) {
  const min = state[`${kind}Min`];
  const max = state[`${kind}Max`];
  const choice = roomChoice(kind, { min, max });
  const custom = {
    value: 'as-set',
    label: min === max ? min : `${min || 'Any'} to ${max || 'any'}`,
  };
  return (
    <SelectField
      label={label}
      value={choice ?? custom.value}
      options={[...(choice === null ? [custom] : []), ...roomOptions(kind)]}
      onChoose={(choice) => {
        if (choice === custom.value) return;
        const range = roomRange(kind, choice);
        set({ [`${kind}Min`]: range.min, [`${kind}Max`]: range.max });
      }}
    />
  );
}

/** The options, and what is chosen already where it is none of them. */
function withCurrent(options: SelectOption[], current: string): SelectOption[] {
  if (options.some(({ value }) => value === current)) return options;
  return [...options, { value: current, label: current }];
}
