import type { ContentText } from '../../src/content/content-text.ts';
import type { ContentSource } from './content-source.ts';
import { readBlocks } from './read-blocks.ts';

/** A heading with the paragraphs below it. */
type Section = { heading: string; id: string | null; line: number; paragraphs: ContentText[] };

/** The parts of a text that begins with a heading and has words below each of them. */
export function sectionsOf(source: ContentSource): Section[] {
  const sections: Section[] = [];
  for (const block of readBlocks(source)) {
    if (block.type === 'heading')
      sections.push({ heading: block.text, id: block.id, line: block.line, paragraphs: [] });
    else {
      const section = sections.at(-1);
      if (!section)
        throw source.problem(block.line, 'a ## heading must come before the first words');
      section.paragraphs.push(block.text);
    }
  }
  if (sections.length === 0) throw source.problem(source.textLine, 'there is no text');
  const empty = sections.find(({ paragraphs }) => paragraphs.length === 0);
  if (empty) throw source.problem(empty.line, `nothing is written below "${empty.heading}"`);
  return sections;
}
