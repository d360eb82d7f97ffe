/** The path of an article's drawing below the site's root; its file is in public/. */
export function drawingOf(articleId: number): string {
  return `/illustrations/blog-${articleId}.svg`;
}
