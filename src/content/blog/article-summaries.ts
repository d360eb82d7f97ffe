import type { BlogArticleSummary } from './article';

/** What cards show of every article, by rising id; the blog lists those that say so. */
export const ARTICLE_SUMMARIES: readonly BlogArticleSummary[] = Object.values(
  import.meta.glob<BlogArticleSummary>('./*.md', {
    eager: true,
    import: 'default',
    query: '?summary',
  }),
).toSorted((a, b) => a.id - b.id);
