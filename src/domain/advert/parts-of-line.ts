import { isOneHome, namesHome } from './is-one-home';

/** Where one home may end and the next begin within a line; '1,800,000', '2.5m' and '2 and 3 bedroom' hold together. */
const BREAK =
  /((?<=^(?!\W*(?:sold|rented|taken|let)\b)[^:\d]{2,30}:)\s+|(?<=[.!;])\s+|,\s+|(?<!\broom|(?:^|[\s,&])(?:\d{1,2}|one|two|three|four|five|six))\s+(?=(?:\+|&|and|also|then)\s))/i;
const AND = /^(?:\+|&|and|also|then)\s+/i;
const AMOUNT = /\d\s?(?:k|m|million)\b|\d,\d{3}/i;
const SENTENCE = /[.!;]\s*$/;

/** A line cut before each part that names a home, and behind the sentence that names the last one. */
export function partsOfLine(line: string): string[] {
  // Pieces and what stands between them, in turn: within a home it stays as it was written.
  const [first = '', ...rest] = line.split(BREAK);
  const parts = [first];
  let isPriced = AMOUNT.test(first);
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [between = '', piece = ''] = rest.slice(at, at + 2);
    const before = parts.at(-1) ?? '';
    const isOver = SENTENCE.test(before) && (isOneHome(before) || !namesHome(before));
    // 'Single room 70k, self con 150k': each with its price.
    const isListed = isOneHome(piece) && isOneHome(before);
    // 'Self contain & mini flat, Akoka. Selfcon 350k': what is named together is no home of its own yet.
    const isTogether = !isPriced && AND.test(piece);
    isPriced ||= AMOUNT.test(piece);
    const isOwn = namesHome(piece) || isListed || /:\s*$/.test(before) || isOver;
    if (isOwn && !isTogether) parts.push(piece);
    else parts[parts.length - 1] = `${before}${between}${piece}`;
  }
  return parts.map((part) => part.replace(AND, '').trim()).filter((part) => part !== '');
}

/** '1) ', '2. ' within a line; not the '1.' of '1.1m', nor 'No. 2'. */
const NUMBER = /(?<=^|\s)(?<!\bno\.?\s)(?<number>\d{1,2})[).]\s+(?=\S)/gi;

/** A line that is a list, '1) … 2) …', as a line for each of its numbers; any other as it is. */
export function linesOfList(line: string): string[] {
  const starts = [...line.matchAll(NUMBER)]
    .reduce<{ at: number; number: number }[]>((found, { index, groups }) => {
      const number = Number(groups?.number);
      return number === found.length + 1 ? [...found, { at: index, number }] : found;
    }, [])
    .map(({ at }) => at);
  if (starts.length < 2) return [line];
  return [0, ...starts]
    .map((at, of) => line.slice(at, starts[of]))
    .filter((part) => part.trim() !== '');
}
