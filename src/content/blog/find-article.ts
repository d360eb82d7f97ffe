import type { BlogArticle } from './article';
import { ARTICLE_CONTENTS } from './article-contents';
import { ARTICLE_SUMMARIES, UNLISTED_SUMMARIES } from './article-summaries';

/** An article with its body, or null where either is missing. */
export function findArticle(id: number): BlogArticle | null {
  const summary = [...ARTICLE_SUMMARIES, ...UNLISTED_SUMMARIES].find((entry) => entry.id === id);
  const content = ARTICLE_CONTENTS.get(id);
  return summary && content ? { ...summary, content: [...content] } : null;
}
