import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { readAmount } from '../../domain/amounts/read-amount';
import { readShare } from '../../domain/amounts/read-share';
import { type Change, regroupAmount, type Typed } from '../../domain/amounts/regroup-amount';
import { groupDigits } from '../../domain/format/group-digits';
import { TextField } from './field';

/**
 * An amount in naira, typed or pasted as people write it: digits are grouped with the caret kept
 * in its place; '2.5m' becomes 2,500,000 when the field is left, and what cannot be read says why.
 */
export function AmountField({
  value,
  error,
  onChange,
  words,
  shareOf,
  ...field
}: {
  id?: string | undefined;
  label: string;
  hint?: string;
  required?: boolean;
  placeholder?: string;
  /** Plain digits, or what was written and is not read yet. */
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** What '10%' is a share of, 0 while that is not known; without it a share is no amount. */
  shareOf?: number | undefined;
  /** What stands under the field for an amount that was read. */
  words?: (naira: number) => string;
}) {
  const shown = /^\d+$/.test(value) ? groupDigits(value) : value;
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const read = (shareOf === undefined ? null : readShare(value, shareOf)) ?? readAmount(value);
  // A controlled field puts the caret at its end whenever the groups move.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const typed = { text, caret: selectionStart ?? text.length };
    const how = changeOf(event.nativeEvent);
    const next = regroupAmount(shown, how === 'pasted' ? asRead(typed) : typed, how);
    input.current = event.target;
    caret.current = next.caret;
    setLeft(false);
    onChange(keptText(next.text));
  };
  const why = left && read !== null && 'why' in read ? read.why : undefined;
  return (
    <TextField
      {...field}
      prefix="₦"
      // A phone's keys for numbers have no 'm' and no 'k'.
      inputMode="text"
      autoComplete="off"
      value={shown}
      error={error ?? why}
      note={read !== null && 'naira' in read ? words?.(read.naira) : undefined}
      onChange={change}
      onBlur={() => {
        setLeft(true);
        if (read !== null && 'naira' in read && String(read.naira) !== value)
          onChange(String(read.naira));
      }}
    />
  );
}

/** Digits without their commas where the text is nothing else and well grouped. */
function keptText(text: string): string {
  const digits = text.replaceAll(',', '');
  return /^\d*$/.test(digits) && groupDigits(digits) === text ? digits : text;
}

/** What is pasted is whole: where it can be read it stands as an amount at once. */
function asRead(typed: Typed): Typed {
  const read = readAmount(typed.text);
  if (read === null || 'why' in read) return typed;
  const text = groupDigits(String(read.naira));
  return { text, caret: text.length };
}

function changeOf(event: Event): Change {
  const { inputType, data } = event instanceof InputEvent ? event : { inputType: '', data: null };
  if (inputType.startsWith('delete'))
    return inputType.endsWith('Forward') ? 'deleted behind' : 'deleted before';
  // Keyboards of phones compose what is typed, in pieces.
  return inputType === 'insertCompositionText' || (inputType === 'insertText' && data?.length === 1)
    ? 'typed'
    : 'pasted';
}
