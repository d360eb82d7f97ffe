import { basename } from 'node:path';
import { FAQ_CATEGORY_IDS, type FaqCategory } from '../../src/content/faq/faq-category.ts';
import type { ContentSource } from './content-source.ts';
import { sectionsOf } from './sections-of.ts';

/** A tab of the FAQ from its file, <tab>.md. Throws a ContentProblem. */
export function faqCategoryFrom(source: ContentSource): FaqCategory {
  const id = FAQ_CATEGORY_IDS.find((known) => known === basename(source.file, '.md'));
  if (id === undefined)
    throw source.problem(1, `the file must be named as a tab: ${FAQ_CATEGORY_IDS.join(', ')}`);
  const name = source.words('name');
  source.refuseOtherFields();
  const ids = new Set<string>();
  const questions = sectionsOf(source).map(({ heading, id: questionId, line, paragraphs }) => {
    const [answer = '', ...others] = paragraphs;
    if (questionId === null)
      throw source.problem(line, 'a question must end with its id, as in {#what-is-a-boost}');
    if (ids.has(questionId)) throw source.problem(line, `the id "${questionId}" is there twice`);
    if (others.length > 0) throw source.problem(line, 'the answer must be one paragraph');
    ids.add(questionId);
    return { id: questionId, question: heading, answer };
  });
  return { id, name, questions };
}
