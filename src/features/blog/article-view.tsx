import type { ReactNode } from 'react';
import { LinkedText } from '../../components/linked-text';
import stack from '../../components/stack.module.css';
import type { BlogArticle } from '../../content/blog/article';
import { ARTICLE_SUMMARIES } from '../../content/blog/article-summaries';
import { drawingOf } from '../../content/blog/drawing-of';
import { formatDate } from '../../domain/format/format-date';
import { plainText } from '../../domain/format/plain-text';
import styles from './article-view.module.css';
import { BlogCard } from './blog-card';
import { categoryLabel, relatedArticles } from './blog-tabs';

/** A whole article with three others below it (BLOG-2). */
export function ArticleView({
  article,
  back,
  onOpen,
}: {
  article: BlogArticle;
  back: ReactNode;
  onOpen?: (id: number) => void;
}) {
  return (
    <div className={stack.page}>
      <div>{back}</div>
      <article className={styles.article}>
        <header className={stack.tight}>
          <p className={styles.category}>{categoryLabel(article.category)}</p>
          <h1 className={styles.title}>{article.title}</h1>
          <p className={stack.soft}>
            {article.author}, {article.authorRole} ·{' '}
            <time dateTime={article.date}>{formatDate(article.date)}</time> · {article.readTime} min
            read
          </p>
        </header>
        <img
          className={styles.image}
          src={drawingOf(article.id)}
          alt={article.imageAlt}
          width={640}
          height={360}
        />
        <div className={stack.prose}>
          {article.content.map((block) =>
            block.type === 'heading' ? (
              <h2 key={block.text}>{block.text}</h2>
            ) : (
              <p key={plainText(block.text)}>
                <LinkedText text={block.text} />
              </p>
            ),
          )}
        </div>
      </article>
      <section className={stack.stack} aria-labelledby="related">
        <h2 id="related">You Might Also Like</h2>
        <div className={stack.cards}>
          {relatedArticles(article, ARTICLE_SUMMARIES).map((other) => (
            <BlogCard key={other.id} article={other} {...(onOpen ? { onOpen } : {})} />
          ))}
        </div>
      </section>
    </div>
  );
}
