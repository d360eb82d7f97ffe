import { readFees } from '../listing-text/read-fees';
import { MAX_ADVERT_TEXT } from './max-advert-text';
import { endOfChat } from './end-of-chat';
import { isOneHome } from './is-one-home';

/** What stands before a message where a chat was copied: '[12/05/2026, 10:20] Ada: ', '12/05/26, 10:20 am - Ada: '. */
const MESSAGE =
  /^\u200e?(?:\[\d{1,2}\/\d{1,2}\/\d{2,4},? [^\]]{4,12}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?:\s?[ap]m)? -) (?<sender>[^:\n]{1,60}): /i;
/** The same of a line that the chat wrote itself. */
const DATED =
  /^\u200e?(?:\[\d{1,2}\/\d{1,2}\/\d{2,4},? [^\]]{4,12}\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?:\s?[ap]m)? -) /i;
const LEFT_OUT =
  /: \u200e?(?:<media omitted>|(?:image|video|audio|sticker|gif|document) omitted|(?:this message was|you) deleted(?: this message)?\.?|null)\s*$/i;
const LEFT_OUT_ALONE =
  /^\u200e?(?:<media omitted>|\S+\.(?:jpe?g|png|mp4|opus|webp) \(file attached\))\s*$/i;
const LINE_OF_SIGNS = /^[\s*_=~#.\-\u2010-\u2015\u2022\u2500-\u257f➖]{3,}$/u;
/** '1. ', '2) ', '*3.*', '4️⃣'; not the '1.' of '1.1m'. */
const NUMBERED = /^[\s*_]*(?:(?:no\.?\s*)?\d{1,2}\s*[.):](?!\d)|\d{1,2}\ufe0f?\u20e3)[\s*_]*/i;
/** A forwarded list may have more; nobody reads through so many. */
const MAX_ADVERTS = 50;

type Cut = (lines: readonly string[]) => string[][];
/** The lines of one home, and those above that it shares with others. */
type Piece<Words> = { above: Words; own: Words };

/** The ways in which people set homes apart, the plainest first. */
const CUTS: readonly Cut[] = [
  (lines) => before(lines, (line) => MESSAGE.test(line)),
  (lines) =>
    before(lines, (line) => LINE_OF_SIGNS.test(line)).map((piece) =>
      piece.filter((line) => !LINE_OF_SIGNS.test(line)),
    ),
  (lines) => before(lines, (line) => NUMBERED.test(line)),
  (lines) => before(lines, (line, previous) => previous.trim() === '' && line.trim() !== ''),
  (lines) => lines.map((line) => [line]),
];

/**
 * The words of each home that an advert is about, at most fifty. What stands above all of them ('To let
 * in Lekki') is put above each; the charges below all of them ('Agency and legal 10 % each') into each.
 */
export function splitAdvert(text: string): Piece<string>[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const ofChat = isChat(plain);
  // Of a chat what was written last is still to be had.
  const lines = (ofChat ? endOfChat(plain) : plain.slice(0, MAX_ADVERT_TEXT)).split('\n');
  const homes = cutInto(ofChat ? offeredIn(lines) : lines, 0)
    .map(({ above, own }) => ({ above: wordsOf(above), own: wordsOf(own) }))
    .filter(({ above, own }) => above !== '' || own !== '');
  // The same advert is posted again each morning.
  const once = homes.filter(({ own }, at) => homes.findIndex((other) => other.own === own) === at);
  return ofChat ? once.slice(-MAX_ADVERTS) : once.slice(0, MAX_ADVERTS);
}

/** Whether words were copied or exported from a chat, with who wrote them and when. */
export function isChat(text: string): boolean {
  return text.split('\n').some((line) => MESSAGE.test(line));
}

const wordsOf = (lines: readonly string[]): string => lines.map(plainLine).join('\n').trim();

/**
 * What of a chat offers homes: the messages that tell of one, and what who offers one says of charges. Nothing
 * else of a talk goes into an advert: 'Is it still available?', an account's number, who joined the group.
 */
function offeredIn(lines: readonly string[]): readonly string[] {
  const messages = before(lines.filter(isSaid), (line) => MESSAGE.test(line));
  const senderOf = ([first = '']: readonly string[]) => MESSAGE.exec(first)?.groups?.sender;
  const tells = (message: readonly string[]) => isOneHome(message.join('\n'));
  const offering = new Set(messages.filter(tells).map(senderOf));
  if (offering.size === 0) return lines;
  return messages
    .filter(
      (message) =>
        tells(message) ||
        (offering.has(senderOf(message)) && Object.keys(readFees(message.join('\n'))).length > 0),
    )
    .flat();
}

/** Not what the chat itself wrote: who joined, and where a picture was. */
const isSaid = (line: string): boolean =>
  MESSAGE.test(line) ? !LEFT_OUT.test(line) : !DATED.test(line) && !LEFT_OUT_ALONE.test(line);

function cutInto(lines: readonly string[], from: number): Piece<string[]>[] {
  for (let at = from; at < CUTS.length; at += 1) {
    const pieces = CUTS[at]?.(lines) ?? [];
    const homes = pieces.map((piece) => isOneHome(piece.join('\n')));
    if (homes.filter(Boolean).length < 2) continue;
    return together(pieces, homes).flatMap(({ above, own }) =>
      cutInto(own, at + 1).map((inner) => ({ above: [...above, ...inner.above], own: inner.own })),
    );
  }
  return [{ above: [], own: [...lines] }];
}

/** The pieces about a home, with what belongs to them: all that is above the first, and what follows each. */
function together(pieces: readonly string[][], homes: readonly boolean[]): Piece<string[]>[] {
  const first = homes.indexOf(true);
  const above = pieces.slice(0, first).flat();
  const found: string[][] = [];
  for (const [at, piece] of pieces.entries()) {
    if (at < first) continue;
    if (homes[at] === true) found.push([...piece]);
    else found.at(-1)?.push(...piece);
  }
  const below = belowAll(found);
  return found.map((piece, at) => ({
    above,
    own: [...piece, ...(at < found.length - 1 ? below : [])],
  }));
}

/**
 * What stands below the last home, after an empty line or where each home is one line, and names charges:
 * it is for all of them.
 */
function belowAll(homes: readonly string[][]): string[] {
  const last = homes.at(-1) ?? [];
  const gap = last.findIndex((line, at) => at > 0 && line.trim() === '');
  const areLines = homes.slice(0, -1).every(({ length }) => length === 1);
  const below = gap >= 0 ? last.slice(gap) : areLines ? last.slice(1) : [];
  const words = below.join('\n');
  return Object.keys(readFees(words)).length > 0 && !isOneHome(words) ? below : [];
}

/** Pieces that each begin with a line of a kind; what is before the first of them is one of its own. */
function before(
  lines: readonly string[],
  begins: (line: string, previous: string) => boolean,
): string[][] {
  const pieces: string[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || begins(line, lines[at - 1] ?? '')) pieces.push([line]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}

/** A line without what a chat or a list puts before it. */
function plainLine(line: string): string {
  return line.replace(MESSAGE, '').replace(NUMBERED, '').trimEnd();
}
