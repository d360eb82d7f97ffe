import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ARTICLE_SUMMARIES } from '../content/blog/article-summaries';
import { PAGE_IDS, pageOf } from '../contract/pages';
import { pageAt } from '../domain/navigation/page-at';
import { BRAND } from '../domain/brand';
import { type PageHead, withHead } from '../domain/previews/page-head';
import { PUBLIC_URL_MARK } from '../domain/previews/public-url-mark';
import { App } from './app';
import { loadPage, sourceOf } from './page-code';

/** The paths whose HTML ships with its content. */
export const PRERENDERED_PATHS = PAGE_IDS.map(pageOf)
  .filter(({ html }) => html === 'build')
  .flatMap(({ path }) =>
    path.includes(':')
      ? ARTICLE_SUMMARIES.map(({ id }) => path.replace(/:.*/, String(id)))
      : [path],
  );

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The shell filled with a page's real content, its own styles and a head start for its chunk. */
export async function renderPage(path: string, shell: string, manifest: Manifest): Promise<string> {
  const at = pageAt(path);
  if (at === null) throw new Error(`No page at ${path}`);
  const { title, description } = pageOf(at.id);
  await loadPage(at.id);
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const files = filesOf(sourceOf(at.id), manifest);
  const links = [
    ...files.css
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...files.scripts
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
  const page = shell
    .replace('<div id="root">', `<div id="root" data-prerendered="${path}">`)
    .replace(/<!--app-->[\s\S]*<!--\/app-->/, () => html)
    .replace('</head>', () => `${links.join('')}</head>`);
  return withHead(page, headOf(path, title, description));
}

function headOf(path: string, title: string, description: string | undefined): PageHead {
  const id = /^\/blog-post-(\d+)$/.exec(path)?.[1];
  const article = ARTICLE_SUMMARIES.find((summary) => String(summary.id) === id);
  const url = PUBLIC_URL_MARK + path;
  if (article === undefined) {
    const image = { url: `${PUBLIC_URL_MARK}/icons/icon-512.png`, width: 512, height: 512 };
    return { title, description: description ?? title, url, image, type: 'website', jsonLd: null };
  }
  // The build draws the article's picture as PNG too: chat apps show no SVG.
  const image = { url: `${PUBLIC_URL_MARK}/previews${path}.png`, width: 1200, height: 630 };
  return {
    title: article.title,
    description: article.excerpt,
    url,
    image,
    type: 'article',
    jsonLd: {
      '@type': 'Article',
      headline: article.title,
      description: article.excerpt,
      datePublished: article.date,
      author: { '@type': 'Person', name: article.author },
      publisher: { '@type': 'Organization', name: BRAND },
      image: image.url,
      mainEntityOfPage: url,
    },
  };
}

function filesOf(entry: string, manifest: Manifest): { css: string[]; scripts: string[] } {
  const css = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  visit(entry);
  return { css: [...css], scripts: [...scripts] };
}
