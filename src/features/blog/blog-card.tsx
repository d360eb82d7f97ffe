import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { BlogArticleSummary } from '../../content/blog/article';
import { drawingOf } from '../../content/blog/drawing-of';
import { formatDate } from '../../domain/format/format-date';
import styles from './blog-card.module.css';
import { categoryLabel } from './blog-tabs';

/** One article's drawing, title and lines; `onOpen` may take a plain click over from the link. */
export function BlogCard({
  article,
  large = false,
  onOpen,
}: {
  article: BlogArticleSummary;
  large?: boolean;
  onOpen?: (id: number) => void;
}) {
  const open = (event: MouseEvent) => {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(article.id);
  };
  return (
    <article className={`${styles.card} ${large ? styles.large : ''}`}>
      <img
        className={styles.image}
        src={drawingOf(article.id)}
        alt={article.imageAlt}
        width={640}
        height={360}
        loading={large ? 'eager' : 'lazy'}
      />
      <div className={styles.text}>
        <p className={styles.meta}>
          <span className={styles.category}>{categoryLabel(article.category)}</span>
          <span>{article.readTime} min read</span>
        </p>
        <h2 className={styles.title}>
          <Link to={`/blog-post-${article.id}`} className={styles.link} onClick={open}>
            {article.title}
          </Link>
        </h2>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <p className={styles.meta}>
          <span>{article.author}</span>
          <time dateTime={article.date}>{formatDate(article.date)}</time>
        </p>
      </div>
    </article>
  );
}
