import { existsSync } from 'node:fs';
import {
  BLOG_CATEGORIES,
  type BlogArticleSummary,
  type BlogBlock,
} from '../../src/content/blog/article.ts';
import { drawingOf } from '../../src/content/blog/drawing-of.ts';
import { ARTICLE_IDS } from '../../src/contract/article-ids.ts';
import type { ContentSource } from './content-source.ts';
import { readBlocks } from './read-blocks.ts';

/** An article of the blog from its file, blog-post-<id>.md. Throws a ContentProblem. */
export function articleFrom(source: ContentSource): {
  summary: BlogArticleSummary;
  body: BlogBlock[];
} {
  const id = Number(/\/blog-post-(\d+)\.md$/.exec(source.file)?.[1]);
  if (!ARTICLE_IDS.includes(id))
    throw source.problem(
      1,
      'the file must be blog-post-<id>.md, its id in src/contract/article-ids.ts',
    );
  const drawing = `public${drawingOf(id)}`;
  if (!existsSync(drawing)) throw source.problem(1, `its drawing ${drawing} is missing`);
  const summary: BlogArticleSummary = {
    id,
    title: source.words('title'),
    excerpt: source.words('excerpt'),
    category: source.choice('category', BLOG_CATEGORIES),
    date: source.day('date'),
    author: source.words('author'),
    authorRole: source.words('authorRole'),
    imageAlt: source.words('imageAlt'),
    readTime: source.number('readTime', 6, 12),
    featured: source.yes('featured'),
    listed: source.yes('listed'),
  };
  source.refuseOtherFields();
  const body = readBlocks(source).map((block): BlogBlock => {
    if (block.type === 'paragraph') return { type: 'paragraph', text: block.text };
    if (block.id !== null) throw source.problem(block.line, 'a heading of an article has no id');
    return { type: 'heading', text: block.text };
  });
  if (body.length === 0) throw source.problem(source.textLine, 'the article has no text');
  return { summary, body };
}
