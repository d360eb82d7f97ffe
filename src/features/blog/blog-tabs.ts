import type { BlogArticleSummary, BlogCategory } from '../../content/blog/article';

export type BlogTab = 'all' | BlogCategory;

/** The blog's shelves in the order of their tabs (BLOG-1). */
export const BLOG_TABS: readonly { id: BlogTab; label: string }[] = [
  { id: 'all', label: 'All Articles' },
  { id: 'advice', label: 'Advice & Tips' },
  { id: 'market-insights', label: 'Market Insights' },
  { id: 'investment', label: 'Investment' },
  { id: 'trends', label: 'Trends & News' },
];

/** The name of a category as its tab says it. */
export function categoryLabel(category: BlogCategory): string {
  return BLOG_TABS.find((tab) => tab.id === category)?.label ?? '';
}

/** Three other articles that are listed: those of the same category first, then the newest. */
export function relatedArticles(
  article: BlogArticleSummary,
  all: readonly BlogArticleSummary[],
): BlogArticleSummary[] {
  const others = all
    .filter((other) => other.listed && other.id !== article.id)
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const same = others.filter((other) => other.category === article.category);
  const rest = others.filter((other) => other.category !== article.category);
  return [...same, ...rest].slice(0, 3);
}
