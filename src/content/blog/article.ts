import type { ContentText } from '../content-text';

/** The four shelves of the blog; the tab names belong to the screen. */
export const BLOG_CATEGORIES = ['advice', 'market-insights', 'trends', 'investment'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** One piece of an article's body: a section title or a paragraph. */
export type BlogBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: ContentText };

/** What a card shows of an article, without its body. */
export type BlogArticleSummary = {
  id: number;
  title: string;
  excerpt: string;
  category: BlogCategory;
  /** ISO day, yyyy-mm-dd. */
  date: string;
  author: string;
  authorRole: string;
  /** What the drawing shows. */
  imageAlt: string;
  /** Minutes, 6 to 12. */
  readTime: number;
  featured: boolean;
  /** Whether the blog lists it; any article can be opened by its address. */
  listed: boolean;
};

/** A whole article: its card and its body. */
export type BlogArticle = BlogArticleSummary & { content: readonly BlogBlock[] };
