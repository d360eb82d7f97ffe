import { readAreaInText } from '../listing-text/read-area-in-text';
import { readOffer } from '../listing-text/read-offer';
import { readType } from '../listing-text/read-type';
import { findMentions } from '../places/find-mentions';
import { isForwardMark } from '../property/shared-text';
import { endOfChat, isChat, isMessage, senderOf, withoutStamp } from './chat-text';
import { placeHeading, startsBelowPlaces } from './below-places';
import { beforeLines, isWritten } from './before-lines';
import { beforeRooms } from './before-rooms';
import { beginsHome, isGoneHome, isOfSameHome, isOneHome, namesHome } from './is-one-home';
import { MAX_ADVERT_TEXT } from './max-advert-text';
import { offeredInChat } from './offered-in-chat';
import { linesOfList, partsOfLine } from './parts-of-line';
import { piecesBefore } from './pieces-before';
import { aboveAll, belowAll, isHeading } from './said-of-all';

const LINE_OF_SIGNS = /^[\s*_=~#.\-\u2010-\u2015\u2022\u2500-\u257f➖]{3,}$/u;
/** '1. ', '2) ', '*3.*', '4️⃣'; not the '1.' of '1.1m'. */
const NUMBERED =
  /^[\s*_]*(?:(?:no\.?\s*)?\d{1,2}\s*[.):](?!\d)|\d{1,2}\ufe0f?\u20e3(?!\s*bed))[\s*_]*/i;
/** '🏠 ', '📍', '▪️ ', '- ', and labels: 'Location:'. */
const SIGN = /^\s*(?<sign>[^\s\p{L}\p{N}(["'*_~₦#]|\p{L}[\p{L} ]{1,20}:)/u;
/** 'Ref: HG-001', 'PROPERTY 2', 'Option 3:', alone in a line: what follows is a home. */
const LABELLED =
  /^[\s*_]*(?:ref(?:erence)?|property|listing|option|item|house|home|apartment)\s*(?:no\.?|id|code|number)?\s*[.:#-]?\s*[a-z]{0,4}-?\d{1,5}[\s*_:.)-]*$/i;
/** 'AND', 'Also available': between homes, and of none of them. */
const BETWEEN = /^\W*(?:and|plus|also(?: available)?|next|another one|others?)\W*$/i;
/** A line that only greets: 'Good morning house 🙏'. */
const GREETING =
  /^\W*(?:good (?:morning|afternoon|evening|day)|happy (?:sunday|monday|new (?:week|month|year))|hello|hi|dear)\b[^\d\n:,]{0,30}[,!.]?\W*$/i;
const CRY =
  'hot(?:test)?|new|fresh|urgent(?:ly)?|just in|sharp|exclusive|alert|deals?|cake|offers?|updates?|today|listings?|propert(?:y|ies)';
/** A line that only cries: '🔥 HOT 🔥', 'New listing alert!'. */
const CRIES = new RegExp(`^\\W*(?:(?:${CRY})\\W+)*(?:${CRY})\\W*$`, 'i');

/** What stands above a list of one kind is no longer: 'LAND FOR SALE', and a greeting. */
const LONGEST_HEADING = 200;

type Cut = {
  cut: (lines: readonly string[]) => string[][];
  /** What tells a home of its own by itself, beside its price. */
  marks?: (piece: readonly string[], previous: readonly string[], heading: string) => boolean;
  /** Each piece is somebody's words: what one of them says holds of no other person's homes. */
  bySender?: true;
  /** What stands above the first piece may say what kind of home each of them is. */
  ofOneKind?: true;
  /** Each piece begins with what is for all of its homes. */
  underHeading?: true;
};
/** The lines of one home, and those above that it shares with others. */
type Piece<Words> = { above: Words; own: Words };

/** The ways in which people set homes apart, the plainest first. */
const CUTS: readonly Cut[] = [
  {
    cut: (lines) => piecesBefore(lines, isMessage),
    // A list of homes has several prices, and is no home as a whole.
    marks: (piece) => piece.filter((line) => isOneHome(withoutStamp(line))).length > 1,
    bySender: true,
  },
  {
    cut: (lines) =>
      piecesBefore(lines, isBetween).map((piece) => piece.filter((line) => !isBetween(line))),
  },
  { cut: (lines) => beforeLines(lines, (line) => LABELLED.test(line)) },
  // Before what sets single homes apart: the next place would be the last home's.
  { cut: belowPlaces, underHeading: true },
  {
    cut: (lines) => beforeLines(lines, (line) => NUMBERED.test(line)),
    marks: (piece, previous, heading) =>
      NUMBERED.test(piece[0] ?? '') &&
      (namesHome(piece.join('\n')) || goesOn(piece, previous, heading)),
    ofOneKind: true,
  },
  {
    cut: (lines) =>
      beforeLines(lines, (line, previous) => previous.trim() === '' && line.trim() !== ''),
    marks: offersHome,
  },
  { cut: beforeSign, marks: offersHome },
  { cut: (lines) => lines.map((line) => [line]), marks: offersHome },
  { cut: beforeRooms },
  { cut: (lines) => lines.flatMap((line) => partsOfLine(line).map((part) => [part])) },
];

/**
 * The words of each home that an advert is about. What stands above all of them ('To let
 * in Lekki') is put above each; the charges below all of them ('Agency and legal 10 % each') into each.
 */
export function splitAdvert(text: string): Piece<string>[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n{3,}/g, '\n\n');
  const ofChat = isChat(plain);
  // Of a chat what was written last is still to be had.
  const lines = (ofChat ? endOfChat(plain) : plain.slice(0, MAX_ADVERT_TEXT))
    .split('\n')
    .flatMap(linesOfList);
  const homes = cutInto(ofChat ? offeredInChat(lines) : lines, 0)
    .map(({ above, own }) => ({ above: saidIn(above), own: wordsOf(own) }))
    .filter(({ above, own }) => above !== '' || own !== '');
  // The same advert is posted again each morning.
  return homes.filter(({ own }, at) => homes.findIndex((other) => other.own === own) === at);
}

/** The next of a numbered list, in a place of its own: '5. Filling station @ Kubwa. SOLD' is none of number 4. */
function goesOn(piece: readonly string[], previous: readonly string[], heading: string): boolean {
  const before = previous.join('\n');
  const numberOf = (lines: readonly string[]) =>
    NUMBERED.test(lines[0] ?? '') ? Number(/\d+/.exec(lines[0] ?? '')?.[0]) : Number.NaN;
  return (
    (namesHome(before) || isOfKind(before, heading)) &&
    numberOf(piece) === numberOf(previous) + 1 &&
    findMentions(piece.join('\n')).length > 0
  );
}

const isBetween = (line: string): boolean => LINE_OF_SIGNS.test(line) || BETWEEN.test(line);

/** Whether a piece without a price is a home all the same: it says what, where and for what. */
function offersHome(piece: readonly string[]): boolean {
  const words = piece.join('\n');
  return namesHome(words) && readOffer('', words) !== null && findMentions(words).length > 0;
}

/** Before each line that begins with the sign or the label of a home: '🏠 3 bedroom flat', 'Location: Lekki'. */
function beforeSign(lines: readonly string[]): string[][] {
  const signs = lines.map((line) => SIGN.exec(line)?.groups?.sign);
  const [several = []] = [...new Set(signs)]
    .filter((sign) => sign !== undefined && signs.indexOf(sign) !== signs.lastIndexOf(sign))
    .map((sign) => beforeLines(lines, (_line, _previous, at) => signs[at] === sign))
    .filter((pieces) => {
      const words = pieces.map((piece) => piece.join('\n'));
      const [first = ''] = words;
      const [above = [], below = []] = pieces;
      // The first home has the sign of the others too; a heading that has it is none.
      const sign = SIGN.exec(above[0] ?? '')?.groups?.sign;
      const isSigned =
        sign !== undefined &&
        sign === SIGN.exec(below[0] ?? '')?.groups?.sign &&
        isOneHome(words.at(-1) ?? '');
      const beginsAbove =
        namesHome(first) || beginsHome(above.findLast(isWritten) ?? '', below[0] ?? '');
      // A home above the first sign that is not whole has its sign further down; one that is whole, where the
      // last sign has no home, is followed by its sign.
      if (!isSigned && beginsAbove && (!isOneHome(first) || !namesHome(words.at(-1) ?? '')))
        return false;
      return words.filter(isOneHome).length > 1;
    });
  return several;
}

/** Before each place that stands in a line of its own above its homes: 'Yaba', 'Mini flat - 1.3m', 'Gbagada', … */
function belowPlaces(lines: readonly string[]): string[][] {
  const starts = startsBelowPlaces(lines);
  return starts.length === 0
    ? []
    : beforeLines(lines, (_line, _previous, at) => starts.includes(at));
}

/** The words of lines but greetings and cries. */
const saidIn = (lines: readonly string[]): string =>
  lines
    .map(plainLine)
    .filter((line) => !isForwardMark(line) && !GREETING.test(line) && !CRIES.test(line))
    .join('\n')
    .trim();

/** The words of a home; nothing but greetings is left as it is. */
const wordsOf = (lines: readonly string[]): string =>
  saidIn(lines) || lines.map(plainLine).join('\n').trim();

function cutInto(lines: readonly string[], from: number): Piece<string[]>[] {
  for (let at = from; at < CUTS.length; at += 1) {
    const { cut, marks, bySender, ofOneKind, underHeading } = CUTS[at] ?? {};
    const pieces = cut?.(lines) ?? [];
    const words = pieces.map((piece) => piece.map(withoutStamp).join('\n'));
    const priced = words.map(
      (piece) => isOneHome(piece) || (ofOneKind && isOfKind(piece, words[0] ?? '')),
    );
    const homes = pieces.map(
      (piece, of) =>
        priced[of] === true ||
        isGone(words[of] ?? '', words.slice(0, of)) ||
        marks?.(piece, pieces[of - 1] ?? [], words[0] ?? '') === true,
    );
    if (homes.filter(Boolean).length < 2 || !priced.includes(true)) continue;
    return together(pieces, homes, bySender).flatMap(({ above, own }) =>
      (underHeading ? cutUnderHeading(own, at + 1) : cutInto(own, at + 1)).map((inner) => ({
        above: [...above, ...inner.above],
        own: inner.own,
      })),
    );
  }
  return [{ above: [], own: [...lines] }];
}

/** 'Guzape - 800sqm - 250m' under 'LAND FOR SALE': where, how large and for how much. */
function isOfKind(piece: string, heading: string): boolean {
  return (
    piece !== heading &&
    heading.length <= LONGEST_HEADING &&
    readType('', heading) !== null &&
    readAreaInText('', piece) !== null &&
    findMentions(piece).length > 0 &&
    isOneHome(`${heading}\n${piece}`)
  );
}

/** The homes of a list below its place, which is that of each: 'KUBWA', '2 bedroom flat', 'Rent 1.2m', '1 bedroom flat', … */
function cutUnderHeading(lines: readonly string[], from: number): Piece<string[]>[] {
  const first = lines.findIndex((line) => line.trim() !== '' && placeHeading(line) === null);
  const heading = lines.slice(0, first);
  return cutInto(lines.slice(first), from).map(({ above, own }) => ({
    above: [...heading, ...above],
    own,
  }));
}

/** Whether a piece says of a home that it is gone, and not of the last one above it. */
function isGone(piece: string, above: readonly string[]): boolean {
  if (!isGoneHome(piece)) return false;
  const last = above.findLast(namesHome);
  return last === undefined || !isOfSameHome(last, piece);
}

/** The pieces about a home, with what belongs to them: all that is above the first, and what follows each. */
function together(
  pieces: readonly string[][],
  homes: readonly boolean[],
  bySender = false,
): Piece<string[]>[] {
  const isBySame = ([one = '']: readonly string[], [other = '']: readonly string[]) =>
    !bySender || senderOf(one) === senderOf(other);
  const found: Piece<string[]>[] = [];
  let above: string[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const isAbove = found.length === 0 || (isHeading(piece) && homes.indexOf(true, at) >= 0);
    if (homes[at] === true)
      found.push({ above: above.filter((one) => isBySame(one, piece)).flat(), own: [...piece] });
    // What a heading offers counts until the next one.
    else if (isAbove)
      above = [...above.filter((one) => !isHeading(one) || !isHeading(piece)), piece];
    else found.at(-1)?.own.push(...piece);
  }
  const areBySame = found.every(({ own }) => isBySame(own, found[0]?.own ?? []));
  const below = areBySame ? belowAll(found.map(({ own }) => own)) : [];
  const shared = areBySame ? aboveAll(found.map(({ own }) => own)) : [];
  return found.map(({ above: over, own }, at) => ({
    above: at === 0 ? over : [...over, ...shared],
    own: [...own, ...(at < found.length - 1 ? below : [])],
  }));
}

/** A line without what a chat or a list puts before it. */
function plainLine(line: string): string {
  return withoutStamp(line).replace(NUMBERED, '').trimEnd();
}
