import type { LegalDocument } from '../../src/content/legal/legal-document.ts';
import type { ContentSource } from './content-source.ts';
import { sectionsOf } from './sections-of.ts';

/** A legal text from its file. Throws a ContentProblem. */
export function legalDocumentFrom(source: ContentSource): LegalDocument {
  const title = source.words('title');
  const updated = source.day('updated');
  source.refuseOtherFields();
  const sections = sectionsOf(source).map(({ heading, id, line, paragraphs }) => {
    if (id !== null) throw source.problem(line, 'a heading of a legal text has no id');
    return { heading, paragraphs };
  });
  return { title, updated, sections };
}
