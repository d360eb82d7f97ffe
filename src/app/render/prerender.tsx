import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { WithoutScriptsContext } from '../../components/context/without-scripts-context';
import { ARTICLE_SUMMARIES } from '../../content/blog/article-summaries';
import { PAGE_IDS, pageOf } from '../../contract/pages';
import { pageAt } from '../../domain/navigation/page-at';
import { BRAND } from '../../domain/brand';
import { brandPicture } from '../../domain/previews/brand-picture';
import { type PageHead, withHead } from '../../domain/previews/page-head';
import { PUBLIC_URL_MARK } from '../../domain/previews/public-url-mark';
import { App } from '../app';
import { fillShell, type Build } from './fill-shell';
import { loadPage } from '../page-code';
import { LinkedText } from '../../components/linked-text';
import stack from '../../components/stack.module.css';
import { FAQ_CATEGORIES } from '../../content/faq/faq-categories';

/** The paths whose HTML ships with its content. */
export const PRERENDERED_PATHS = PAGE_IDS.map(pageOf)
  .filter(({ html }) => html === 'build')
  .flatMap(({ path }) =>
    path.includes(':')
      ? ARTICLE_SUMMARIES.map(({ id }) => path.replace(/:.*/, String(id)))
      : [path],
  );

/** The shell filled with a page's real content, its own styles and a head start for its chunk. */
export async function renderPage(path: string, shell: string, build: Build): Promise<string> {
  const at = pageAt(path);
  if (at === null) throw new Error(`No page at ${path}`);
  const { title, description } = pageOf(at.id);
  await loadPage(at.id);
  const html = renderToString(
    <StaticRouter location={path}>
      <WithoutScriptsContext value={at.id === 'faq' ? <PlainFaq /> : null}>
        <App />
      </WithoutScriptsContext>
    </StaticRouter>,
  );
  const page = fillShell(shell, { id: at.id, path, html }, build);
  return withHead(page, headOf(path, title, description));
}

function headOf(path: string, title: string, description: string | undefined): PageHead {
  const id = /^\/blog-post-(\d+)$/.exec(path)?.[1];
  const article = ARTICLE_SUMMARIES.find((summary) => String(summary.id) === id);
  const url = PUBLIC_URL_MARK + path;
  if (article === undefined) {
    const image = brandPicture(PUBLIC_URL_MARK);
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

export { createRenderer } from './render-answer';

/** The questions of the tabs that are not open at first, for a browser that runs no scripts. */
function PlainFaq() {
  return FAQ_CATEGORIES.slice(1).map(({ id, name, questions }) => (
    <section key={id} className={stack.tight}>
      <h2>{name}</h2>
      {questions.map(({ id, question, answer }) => (
        <div key={id} className={stack.card}>
          <h3>{question}</h3>
          <p>
            <LinkedText text={answer} />
          </p>
        </div>
      ))}
    </section>
  ));
}
