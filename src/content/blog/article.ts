/** The four shelves of the blog; the tab names belong to the screen. */
export type BlogCategory = 'advice' | 'market-insights' | 'trends' | 'investment';

/** One piece of an article's body: a section title or a paragraph of plain text. */
export type BlogBlock = { type: 'heading' | 'paragraph'; text: string };

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
  /** Path of the drawing below the site's root. */
  image: string;
  imageAlt: string;
  /** Minutes, 6 to 12. */
  readTime: number;
  featured: boolean;
};

/** A whole article: its card and its body. */
export type BlogArticle = BlogArticleSummary & { content: BlogBlock[] };
