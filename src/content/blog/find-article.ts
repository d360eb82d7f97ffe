import type { BlogArticle, BlogBlock } from './article';
import { ARTICLE_SUMMARIES } from './article-summaries';

const BODIES = import.meta.glob<readonly BlogBlock[]>('./*.md', {
  eager: true,
  import: 'default',
  query: '?body',
});

/** An article with its body, or null where there is none of this id. */
export function findArticle(id: number): BlogArticle | null {
  const summary = ARTICLE_SUMMARIES.find((entry) => entry.id === id);
  const content = BODIES[`./blog-post-${id}.md`];
  return summary && content ? { ...summary, content } : null;
}
