import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ARTICLE_SUMMARIES, UNLISTED_SUMMARIES } from '../content/blog/article-summaries';
import { BRAND } from '../domain/brand';
import { App } from './app';
import { loadRoute, ROUTES, routeOf } from './routes';

/** The paths whose HTML ships with its content. */
export const PRERENDERED_PATHS = ROUTES.filter((route) => route.prerender).map(
  (route) => route.path,
);

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The shell filled with a page's real content, its own styles and a head start for its chunk. */
export async function renderPage(path: string, shell: string, manifest: Manifest): Promise<string> {
  const route = routeOf(path);
  if (route === undefined) throw new Error(`No route for ${path}`);
  await loadRoute(route);
  const html = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  const { title, description } = headOf(path, route.title, route.description);
  const files = filesOf(`src/${route.file}.tsx`, manifest);
  const links = [
    ...files.css
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...files.scripts
      .filter((file) => !shell.includes(file))
      .map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ];
  return shell
    .replace('<div id="root">', `<div id="root" data-prerendered="${path}">`)
    .replace(/<!--app-->[\s\S]*<!--\/app-->/, () => html)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)} · ${BRAND}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escape(description),
    )
    .replace('</head>', () => `${links.join('')}</head>`);
}

function headOf(
  path: string,
  title: string,
  description: string | undefined,
): { title: string; description: string } {
  const id = /^\/blog-post-(\d+)$/.exec(path)?.[1];
  const article = [...ARTICLE_SUMMARIES, ...UNLISTED_SUMMARIES].find(
    (summary) => String(summary.id) === id,
  );
  return article
    ? { title: article.title, description: article.excerpt }
    : { title, description: description ?? title };
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
