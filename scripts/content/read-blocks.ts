import { type MarkedToken, marked, type Token } from 'marked';
import type { ContentText } from '../../src/content/content-text.ts';
import { isKnownAddress } from './is-known-address.ts';
import type { ContentSource } from './content-source.ts';

/** A heading with the id in braces behind it, or a paragraph, with its line in the file. */
type ContentBlock =
  | { type: 'heading'; text: string; id: string | null; line: number }
  | { type: 'paragraph'; text: ContentText; line: number };

/** What Markdown has and these pages do not, as a writer knows it. */
const REFUSED: Readonly<Record<string, string>> = {
  blockquote: 'a quotation',
  br: 'a line break within a paragraph',
  code: 'a block of code',
  codespan: 'code',
  def: 'the address of a link apart from its words',
  del: 'struck-out text',
  em: 'slanted text',
  hr: 'a ruled line',
  html: 'HTML',
  image: 'a picture',
  list: 'a list',
  strong: 'bold text',
  table: 'a table',
};

const linesIn = (raw: string) => raw.split('\n').length - 1;

/**
 * The headings and paragraphs of a text. Only `## headings`, paragraphs and links are known: anything
 * else is a problem, thrown with its line.
 */
export function readBlocks(source: ContentSource): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  let line = source.textLine;
  for (const token of known(marked.lexer(source.text))) {
    if (token.type === 'heading') {
      if (token.depth !== 2 || !token.raw.startsWith('## '))
        throw source.problem(
          line,
          'a heading must begin with ## (two marks): no other level is known',
        );
      const [text, ...links] = readText(source, token.tokens, line);
      if (typeof text !== 'string' || links.length > 0)
        throw source.problem(line, 'a heading must be plain words, without a link');
      const [, words = text, id = null] = /^(.*?) *\{#([a-z0-9-]+)\}$/.exec(text) ?? [];
      blocks.push({ type: 'heading', text: words, id, line });
    } else if (token.type === 'paragraph') {
      const [first = '', ...others] = readText(source, token.tokens, line);
      const isPlain = typeof first === 'string' && others.length === 0;
      blocks.push({ type: 'paragraph', text: isPlain ? first : [first, ...others], line });
    } else if (token.type !== 'space') throw unknown(source, line, token.type);
    line += linesIn(token.raw);
  }
  return blocks;
}

/** The pieces of a paragraph: plain text, joined, and links between. */
function readText(
  source: ContentSource,
  tokens: readonly Token[],
  firstLine: number,
): Exclude<ContentText, string>[number][] {
  const pieces: Exclude<ContentText, string>[number][] = [];
  let line = firstLine;
  const addPlain = (raw: string) => {
    const text = raw.replaceAll(/\s*\n\s*/g, ' ');
    const before = pieces.at(-1);
    if (typeof before === 'string') pieces[pieces.length - 1] = before + text;
    else pieces.push(text);
  };
  for (const token of known(tokens)) {
    if (token.type === 'escape') addPlain(token.text);
    else if (token.type === 'text') {
      refuseOddMarks(source, token.raw, line);
      addPlain(token.raw);
    } else if (token.type === 'link') {
      // Marked makes a link of a bare address too; on these pages it is plain text, as before.
      if (!token.raw.startsWith('[')) addPlain(token.raw);
      else {
        if (token.tokens.some(({ type }) => type !== 'text') || token.title)
          throw source.problem(line, 'a link must be [plain words](address) and nothing more');
        if (!isKnownAddress(token.href))
          throw source.problem(line, `the link to "${token.href}" leads to no page of the app`);
        pieces.push({ text: token.text.replaceAll(/\s+/g, ' '), to: token.href });
      }
    } else throw unknown(source, line, token.type);
    line += linesIn(token.raw);
  }
  return pieces;
}

/** What was meant as Markdown or HTML and would stand on the page as it was typed. */
function refuseOddMarks(source: ContentSource, raw: string, line: number): void {
  const at = (index: number) => line + linesIn(raw.slice(0, index));
  const entity = /&(#\w+|[a-z]+);/i.exec(raw);
  if (entity) throw source.problem(at(entity.index), `write the character itself for ${entity[0]}`);
  const link = raw.indexOf('](');
  if (link >= 0) throw source.problem(at(link), 'a link must be [plain words](address)');
}

function unknown(source: ContentSource, line: number, type: string): Error {
  return source.problem(
    line,
    `${REFUSED[type] ?? type} is not known here: use paragraphs, ## headings and links`,
  );
}

/** The lexer's own tokens: its type leaves room for those of extensions, and there are none. */
function known(tokens: readonly Token[]): MarkedToken[] {
  return tokens.filter((token): token is MarkedToken => token.type !== 'generic');
}
