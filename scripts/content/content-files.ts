import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { articleFrom } from './article-from.ts';
import { ContentSource } from './content-source.ts';
import { faqCategoryFrom } from './faq-category-from.ts';
import { legalDocumentFrom } from './legal-document-from.ts';

/** What the question mark of an import asks for (src/vite-env.d.ts). */
const FORMS: Readonly<Record<string, (source: ContentSource) => unknown>> = {
  summary: (source) => articleFrom(source).summary,
  body: (source) => articleFrom(source).body,
  faq: faqCategoryFrom,
  legal: legalDocumentFrom,
};

/**
 * Makes data of the Markdown files in src/content, so that no page carries a parser. A text that
 * the pages cannot show fails the build with its file, its line and the reason.
 */
export const contentFiles: Plugin = {
  name: 'content-files',
  load(id) {
    const [, path = '', form = ''] = /^(.*\/src\/content\/.*\.md)\?(\w+)$/.exec(id) ?? [];
    const read = FORMS[form];
    if (read === undefined) return null;
    const source = new ContentSource(relative(process.cwd(), path), readFileSync(path, 'utf8'));
    return { code: `export default ${JSON.stringify(read(source))}`, moduleType: 'js' };
  },
};
