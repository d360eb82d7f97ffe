import { decodeEntities } from './decode-entities';

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  `address article aside blockquote body br caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 head
  header hr html li main nav ol p pre section table tbody tfoot thead tr ul`.split(/\s+/),
);
/** Elements whose content is no markup and no text of the mail, with what ends each. */
const UNTOLD = new Map(
  ['script', 'style', 'title'].map((name) => [name, new RegExp(`(?=</${name}[\\s/>])`, 'gi')]),
);

/**
 * The paragraphs of a piece of HTML as plain text: what a mail says, without what it could do. Reads
 * every character a fixed number of times, however the markup is nested or left open.
 */
export function htmlToText(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open === -1 ? html.length : open;
    line += html.slice(at, end);
    if (open === -1) break;
    const name = /^<\/?([a-z][^\s/>]{0,15})/i.exec(html.slice(open, open + 18))?.[1]?.toLowerCase();
    if (name !== undefined) {
      at = endOfTag(html, open);
      const close = html[open + 1] === '/' ? undefined : UNTOLD.get(name);
      if (close !== undefined) at = endOf(close, html, at);
      if (BLOCKS.has(name)) {
        lines.push(line);
        line = '';
      } else if (name === 'td' || name === 'th') line += ' ';
    } else if (html.startsWith('<!--', open)) at = endOf(/--!?>/g, html, open + 2);
    else if (/[!?/]/.test(html[open + 1] ?? '')) at = endOf(/>/g, html, open);
    else {
      line += '<';
      at = open + 1;
    }
  }
  return [...lines, line]
    .map((one) =>
      decodeEntities(one)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim(),
    )
    .filter((one) => one !== '');
}

/** Behind the `>` that ends the tag which begins at `open`; one within a quoted value does not. */
function endOfTag(html: string, open: number): number {
  let quote = '';
  let isValue = false;
  for (let at = open + 1; at < html.length; at++) {
    const sign = html.charAt(at);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at + 1;
    else if (isValue && (sign === '"' || sign === "'")) quote = sign;
    else if (sign.trim() !== '') isValue = sign === '=';
  }
  return html.length;
}

/** Behind the next match from `from` on, or the end of the text. */
function endOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(html) === null ? html.length : pattern.lastIndex;
}
