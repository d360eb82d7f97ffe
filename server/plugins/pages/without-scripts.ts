/** The page with `content` (HTML) in it for whoever runs no scripts; the app takes no notice of it. */
export const withoutScripts = (page: string, content: string): string =>
  page.replace(
    '</body>',
    () => `<noscript><div class="start-note">${content}</div></noscript></body>`,
  );
