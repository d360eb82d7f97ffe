import { BRAND } from '../brand';
import { escapeHtml } from '../format/escape-html';

/** What a page says of itself to search engines and to chat apps that show a link. */
export type PageHead = {
  title: string;
  description: string;
  url: string;
  /** Address of a picture, its size in pixels where it is known, and its words for who does not see it. */
  image: { url: string; width?: number; height?: number; alt?: string } | null;
  type: 'website' | 'article';
  jsonLd: object | null;
};

/** The page's HTML with its own title, description, Open Graph and JSON-LD in the head. */
export function withHead(html: string, head: PageHead): string {
  const title = `${head.title} · ${BRAND}`;
  const meta = (property: string, content: string | number | undefined) =>
    content === undefined
      ? ''
      : `<meta property="${property}" content="${escapeHtml(String(content))}" />`;
  const tags = [
    meta('og:site_name', BRAND),
    meta('og:type', head.type),
    meta('og:locale', 'en_NG'),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:url', head.url),
    meta('og:image', head.image?.url),
    meta('og:image:width', head.image?.width),
    meta('og:image:height', head.image?.height),
    meta('og:image:alt', head.image?.alt),
    `<meta name="twitter:card" content="${head.image === null ? 'summary' : 'summary_large_image'}" />`,
    `<link rel="canonical" href="${escapeHtml(head.url)}" />`,
    head.jsonLd === null ? '' : jsonLd(head.jsonLd),
  ].join('');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escapeHtml(head.description),
    )
    .replace('</head>', () => `${tags}</head>`);
}

/** Data and no script: the policy lets it be, and '<' must not end it. */
function jsonLd(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
