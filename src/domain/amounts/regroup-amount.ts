import { groupDigits } from '../format/group-digits';
import { plainNumber } from './plain-number';

export type Typed = { text: string; caret: number };
/** How the text came: by a key, in one piece, or because something before or behind the caret went. */
export type Change = 'typed' | 'pasted' | 'deleted before' | 'deleted behind';

/**
 * What stands in a field of money after a key: plain digits in groups of three with the caret behind
 * the same digit; anything else ('2.5m') as it was typed. A comma that was deleted takes the digit
 * next to it along, as it comes back by itself. A comma of the person's own stays until the
 * digits around it are groups of three: '12,34' is refused, '12,345' is read.
 * @param before the text before the change
 * @param typed the text as the browser has it now
 */
export function regroupAmount(before: string, typed: Typed, change: Change): Typed {
  if (!/^[\d,]*$/.test(typed.text)) return typed;
  const hasOwnComma = commasIn(typed.text) > commasIn(before) || isUneven(before);
  if ((change === 'pasted' || hasOwnComma) && typeof plainNumber(typed.text) !== 'number')
    return typed;
  const { text, caret } =
    change.startsWith('deleted') && !isUneven(before)
      ? withoutNeighbour(before, typed, change === 'deleted behind')
      : typed;
  const digits = text.replaceAll(',', '');
  // Not what deleting the first digit leaves: a digit is typed in front of those zeros next.
  const isWritten = !change.startsWith('deleted') && (before === '0' || !before.startsWith('0'));
  const zeros = isWritten ? (/^0+(?=\d)/.exec(digits)?.[0].length ?? 0) : 0;
  const left = Math.max(0, text.slice(0, caret).replaceAll(',', '').length - zeros);
  const grouped = groupDigits(digits.slice(zeros));
  return { text: grouped, caret: positionAfter(grouped, left) };
}

const commasIn = (text: string) => text.split(',').length - 1;

/** Whether commas stand where no group of three ends. */
const isUneven = (text: string) =>
  /^[\d,]*$/.test(text) && groupDigits(text.replaceAll(',', '')) !== text;

function withoutNeighbour(before: string, { text, caret }: Typed, behind: boolean): Typed {
  const isCommaGone =
    text.length === before.length - 1 && text.replaceAll(',', '') === before.replaceAll(',', '');
  if (!isCommaGone) return { text, caret };
  return behind
    ? { text: text.slice(0, caret) + text.slice(caret + 1), caret }
    : {
        text: text.slice(0, Math.max(0, caret - 1)) + text.slice(caret),
        caret: Math.max(0, caret - 1),
      };
}

/** Where the caret stands behind so many digits. */
function positionAfter(grouped: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === digits) return at;
    if (grouped[at] !== ',') seen += 1;
  }
  return grouped.length;
}
