import { MAX_ADVERT_TEXT } from './max-advert-text';

/**
 * '[12/05/2026, 10:20] ', '12/05/26, 10:20 am - ', '[3:04 pm, 14/11/2026] ': what stands before a line where a
 * chat was copied or exported, by each of the apps and settings.
 */
const DATED =
  /^\u200e?(?:\[(?=[^\]]*\d{1,2}:\d{2})[^\]\n]{4,40}\] |\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)? - )/i;
/** The same with who wrote it: 'Ada: '. Without that the chat wrote the line itself. */
const MESSAGE = new RegExp(`${DATED.source}(?<sender>[^:\\n]{1,60}): `, 'i');
const LEFT_OUT =
  /: \u200e?(?:<media omitted>|(?:image|video|audio|sticker|gif|document) omitted|(?:this message was|you) deleted(?: this message)?\.?|null)\s*$/i;
const LEFT_OUT_ALONE = /^\u200e?<media omitted>\s*$/i;

/** 'IMG-20260512-WA0003.jpg (file attached)', '<attached: 00000012-PHOTO-2026-05-12.jpg>': where a file stood. */
const ATTACHED =
  /\u200e?(?:<attached: (?<named>[^>\n]{1,120})>|(?<before>\S{1,120}\.[a-z\d]{2,4}) \(file attached\))/gi;

/** What the chat itself adds behind a message that was changed. */
const EDITED = /\s?<this message was edited>/gi;

/** Whether words were copied or exported from a chat, with who wrote them and when. */
export function isChat(text: string): boolean {
  return text.split('\n').some(isMessage);
}

/** Whether a message of a chat begins with this line. */
export function isMessage(line: string): boolean {
  return MESSAGE.test(line);
}

/** Who wrote the message that begins with this line. */
export function senderOf(line: string): string | undefined {
  return MESSAGE.exec(line)?.groups?.sender;
}

/** Whether somebody said it: not who joined, nor where a picture was. */
export function isSaid(line: string): boolean {
  return isMessage(line) ? !LEFT_OUT.test(line) : !DATED.test(line) && !LEFT_OUT_ALONE.test(line);
}

/** The files that are attached at a line. */
export function attachedAt(line: string): string[] {
  return [...line.matchAll(ATTACHED)].flatMap(
    ({ groups }) => groups?.named ?? groups?.before ?? [],
  );
}

/**
 * A chat without the marks of its files: what was written below one stands in its place, and nothing does
 * where nothing was written.
 */
export function withoutAttached(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const rest = line.replace(ATTACHED, '');
    if (rest === line) kept.push(line);
    else if (rest.replace(MESSAGE, '').trim() !== '') kept.push(rest);
    else {
      const below = lines[at + 1];
      if (below === undefined || DATED.test(below) || attachedAt(below).length > 0) continue;
      kept.push(rest + below);
      at += 1;
    }
  }
  return kept.join('\n');
}

/** The line without who wrote it and when. */
export function withoutStamp(line: string): string {
  return line.replace(MESSAGE, '').replace(EDITED, '');
}

/** The last part of a chat, from the beginning of a line: what was written last is still to be had. */
export function endOfChat(text: string): string {
  const plain = plainLines(text);
  if (!isLongChat(text)) return plain;
  const end = plain.slice(-MAX_ADVERT_TEXT);
  return end.slice(end.indexOf('\n') + 1);
}

/** Whether a chat is longer than what is taken of it. */
export function isLongChat(text: string): boolean {
  return plainLines(text).length > MAX_ADVERT_TEXT;
}

const plainLines = (text: string): string => text.replaceAll('\r\n', '\n').trim();
