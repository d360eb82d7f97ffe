import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/page/empty-state';
import stack from '../../components/stack.module.css';
import { findArticle } from '../../content/blog/find-article';
import { setPageTitle } from '../../platform/page-title';
import { pageAt } from '../../domain/navigation/page-at';
import { ArticleView } from './article-view';

/** One article at its own address, /blog-post-{id} (BLOG-2). */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const article = findArticle(Number(pageAt(pathname)?.parameter));
  useEffect(() => {
    if (article) setPageTitle(article.title);
  }, [article]);
  const back = (
    <ButtonLink to="/blog" icon="left">
      Back to All Articles
    </ButtonLink>
  );
  if (article === null) {
    return (
      <div className={stack.page}>
        <h1>Page not found</h1>
        <EmptyState icon="list" title="This article is not here" action={back}>
          It may have been taken down, or the address may be mistyped.
        </EmptyState>
      </div>
    );
  }
  return <ArticleView article={article} back={back} />;
}
