import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Field } from './field';
import styles from './location-input.module.css';
import { Icon } from '../icon';
import { POPULAR_SHOWN } from '../../domain/places/popular-places';

export type PlaceSuggestion = {
  label: string;
  detail: string;
  lat: number | null;
  lng: number | null;
  /** What the field holds once it is taken, where that is not its label alone. */
  text?: string;
  /** What is said of the pin that it sets. */
  told?: string;
};

const DEBOUNCE_MS = 120;

const isSamePlace = (one: PlaceSuggestion, other: PlaceSuggestion) =>
  one.label.toLowerCase() === other.label.toLowerCase();

/**
 * A place field with suggestions as one types (HOME-3): arrow keys move, Enter takes, Escape closes.
 * `suggest` may fail: then there is just no list.
 */
export function LocationInput({
  id,
  name,
  label,
  value,
  error,
  placeholder,
  required,
  recent = [],
  popular,
  pushes = false,
  suggest,
  onChange,
  onPick,
}: {
  id?: string;
  name?: string;
  label: string;
  value: string;
  error?: string | undefined;
  placeholder?: string;
  required?: boolean;
  /** Where was searched before: shown first while the field is empty. */
  recent?: readonly PlaceSuggestion[];
  /** Shown when the field is empty or nothing matches. */
  popular: readonly PlaceSuggestion[];
  /** The list pushes what follows down, on any screen: buttons stand below it. */
  pushes?: boolean;
  suggest: (text: string) => Promise<PlaceSuggestion[]>;
  onChange: (text: string) => void;
  onPick?: (place: PlaceSuggestion) => void;
}) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { found, none } = useSuggestions(value, open, suggest);
  const isEmpty = value.trim() === '';
  const others = popular.filter((one) => none || !recent.some((other) => isSamePlace(one, other)));
  const known = others.slice(0, POPULAR_SHOWN);
  const shown = none ? known : isEmpty ? [...recent, ...known] : found;
  const pick = (place: PlaceSuggestion) => {
    onChange(place.text ?? place.label);
    onPick?.(place);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) =>
        shown.length === 0 ? -1 : (index + step + shown.length) % shown.length,
      );
    }
    const chosen = shown[active];
    if (event.key === 'Enter' && open && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  };
  const isOpen = open && (shown.length > 0 || none);
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);
  return (
    <div
      className={styles.wrap}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        if (isOpen) afterPress(() => setOpen(false));
        // Nor may a list that was on its way open under the finger.
        else setOpen(false);
      }}
    >
      <Field id={id} label={label} error={error} {...(required ? { required } : {})}>
        {(control) => (
          <input
            {...control}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={placeholder}
            aria-required={required}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(event.target === document.activeElement);
              setActive(-1);
            }}
            onFocus={() => setOpen(true)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {isOpen && (
        <div className={styles.list} data-pushes={pushes}>
          {none && (
            <p className={styles.none} role="status">
              No matches found for "{value.trim()}"
            </p>
          )}
          <div
            role="listbox"
            id={listId}
            aria-label={none || (isEmpty && recent.length === 0) ? 'Popular locations' : 'Places'}
          >
            {shown.map((place, index) => (
              // Keys are handled by the input, which keeps the focus.
              <div
                key={`${place.label} ${place.detail}`}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(place)}
                onKeyDown={onKeyDown}
              >
                <Icon name="pin" size={18} />
                <span>
                  {place.label}
                  {place.detail && <span className={styles.detail}> {place.detail}</span>}
                </span>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * Runs at once, or when the finger or button that is down comes up: a list that closed in between
 * would pull the pressed button away from under it, and the press would be lost.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) {
    run();
    return;
  }
  const ended = new AbortController();
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(
      type,
      () => {
        ended.abort();
        setTimeout(run);
      },
      { signal: ended.signal },
    );
}

function useSuggestions(
  text: string,
  open: boolean,
  suggest: (text: string) => Promise<PlaceSuggestion[]>,
) {
  const [state, setState] = useState<{ text: string; found: PlaceSuggestion[]; none: boolean }>({
    text: '',
    found: [],
    none: false,
  });
  const ask = useEffectEvent(suggest);
  useEffect(() => {
    const wanted = text.trim();
    if (!open || wanted === '') {
      setState({ text: wanted, found: [], none: false });
      return;
    }
    let current = true;
    const timer = setTimeout(() => {
      ask(wanted).then(
        (found) => current && setState({ text: wanted, found, none: found.length === 0 }),
        () => current && setState({ text: wanted, found: [], none: false }),
      );
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, open]);
  return { found: state.found, none: state.none && state.text === text.trim() };
}
