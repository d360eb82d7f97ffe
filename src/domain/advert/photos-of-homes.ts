import { attachedAt, isMessage, senderOf, withoutAttached, withoutStamp } from './chat-text';
import { piecesBefore } from './pieces-before';
import { takeContacts } from './take-contacts';

/** A shorter line stands in the words of too many homes. */
const FEWEST_SIGNS = 12;
/** 'See the photos' goes on with the home before; a car that is sold as well does not. */
const FEWEST_OF_OTHER = 20;

type Message = {
  sender: string | undefined;
  files: string[];
  homes: number[];
  /** It says something of its own, and of no home that was read. */
  isOther: boolean;
};

/**
 * Which files of a chat show which of the homes that were read in it: those in whose message a home is
 * told, and those that its sender sent after it, or before it where that is their way.
 * @param descriptions the words of each home, as they were read
 * @returns for each home the names of its files, in their order
 */
export function photosOfHomes(chat: string, descriptions: readonly string[]): string[][] {
  const homes = descriptions.map(signsOf);
  const found = homes.map(() => new Set<string>());
  const messages = piecesBefore(chat.normalize('NFKC').split('\n'), isMessage)
    .map((lines) => messageOf(lines, homes))
    .filter(({ files, homes, isOther }) => files.length > 0 || homes.length > 0 || isOther);
  for (const sender of new Set(messages.map((message) => message.sender)))
    for (const [home, files] of filesOf(messages.filter((one) => one.sender === sender)))
      for (const file of files) found[home]?.add(file);
  return found.map((files) => [...files]);
}

function messageOf(lines: readonly string[], homes: readonly string[]): Message {
  const said = withoutAttached(lines.join('\n')).split('\n').map(withoutStamp).join('\n');
  // A home's words have lost whom to call.
  const words = takeContacts(said).text.split('\n').map(signsOf);
  const telling = words.filter(({ length }) => length >= FEWEST_SIGNS);
  const told = homesOf(telling, homes);
  return {
    sender: senderOf(lines[0] ?? ''),
    files: lines.flatMap(attachedAt),
    homes: told,
    isOther: told.length === 0 && words.join('').length >= FEWEST_OF_OTHER,
  };
}

/** Those that have most of a message's lines in their words: several for a list, of which each has one. */
function homesOf(lines: readonly string[], homes: readonly string[]): number[] {
  const counts = homes.map((home) => lines.filter((line) => home.includes(line)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : counts.flatMap((count, at) => (count === most ? [at] : []));
}

/** Of one sender, in the order in which they wrote. */
function filesOf(messages: readonly Message[]): [home: number, files: string[]][] {
  const alone = messages.filter(
    ({ files, homes, isOther }) => !isOther && (files.length === 0 || homes.length === 0),
  );
  const isPhotosFirst = alone.at(0)?.homes.length === 0 && alone.at(-1)?.files.length === 0;
  const ordered = isPhotosFirst ? messages.toReversed() : messages;
  const found: [number, string[]][] = [];
  let open: number | undefined = ordered.flatMap(({ homes }) => homes).at(0);
  for (const { files, homes, isOther } of ordered) {
    if (homes.length > 0 || isOther) open = homes.length === 1 ? homes[0] : undefined;
    if (open !== undefined && files.length > 0) found.push([open, files]);
  }
  return isPhotosFirst ? found.toReversed() : found;
}

/** Letters and figures alone: marks and lines may be other ones. */
const signsOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\d]/gu, '');
