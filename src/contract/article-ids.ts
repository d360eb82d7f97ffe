/** The numbers of the blog's articles, by which they are addressed; each has a text in src/content/blog. */
export const ARTICLE_IDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
