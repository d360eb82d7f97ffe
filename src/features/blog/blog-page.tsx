import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { PillTabs } from '../../components/page/pill-tabs';
import stack from '../../components/stack.module.css';
import { ARTICLE_SUMMARIES } from '../../content/blog/article-summaries';
import { PAGES } from '../../contract/pages';
import { setPageTitle } from '../../platform/page-title';
import { ArticleView } from './article-view';
import { BlogCard } from './blog-card';
import styles from './blog-page.module.css';
import { BLOG_TABS, type BlogTab } from './blog-tabs';
import { Newsletter } from './newsletter';
import { useArticleInPlace } from './use-article-in-place';

const LISTED = ARTICLE_SUMMARIES.filter((entry) => entry.listed);

/** The blog: two featured articles, tabs and the grid; an article opens in place (BLOG-1, BLOG-2). */
export default function BlogPage() {
  const navigate = useNavigate();
  const { id, article } = useArticleInPlace();
  const [tab, setTab] = useState<BlogTab>('all');
  const open = (wanted: number) => void navigate(`/blog?article=${wanted}`);
  useEffect(() => {
    if (id !== null) window.scrollTo(0, 0);
  }, [id]);
  useEffect(() => setPageTitle(article?.title ?? PAGES.blog.title), [article]);
  if (article !== null) {
    const back = (
      <Button icon="left" onClick={() => void navigate('/blog')}>
        Back to All Articles
      </Button>
    );
    return <ArticleView article={article} back={back} onOpen={open} />;
  }
  if (id !== null) {
    return (
      <div className={stack.page}>
        <p role="status">Opening the article …</p>
      </div>
    );
  }
  const shown = LISTED.filter((entry) => tab === 'all' || entry.category === tab);
  return (
    <div className={stack.page}>
      <div className={stack.tight}>
        <h1>Blog</h1>
        <p className={stack.soft}>
          Plain advice on renting, buying and investing in property in Nigeria.
        </p>
      </div>
      <section className={styles.featured} aria-label="Featured articles">
        {LISTED.filter((entry) => entry.featured).map((entry) => (
          <BlogCard key={entry.id} article={entry} large onOpen={open} />
        ))}
      </section>
      <PillTabs legend="Category" tabs={BLOG_TABS} current={tab} onChoose={setTab} />
      <section
        className={styles.grid}
        aria-label={BLOG_TABS.find((entry) => entry.id === tab)?.label}
      >
        {shown.map((entry) => (
          <BlogCard key={entry.id} article={entry} onOpen={open} />
        ))}
      </section>
      <Newsletter />
    </div>
  );
}
