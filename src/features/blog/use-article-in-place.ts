import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BlogArticle } from '../../content/blog/article';
import { loadCode } from '../../platform/load-code';

/**
 * The article opened inside the blog page, told by `?article=` so that Back closes it. Where the
 * content store has no body for it, or cannot be fetched, its own address takes over (BLOG-2).
 */
export function useArticleInPlace(): { id: number | null; article: BlogArticle | null } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [article, setArticle] = useState<BlogArticle | null>(null);
  const wanted = params.get('article');
  const [id, setId] = useState<number | null>(null);
  // Not at first: the prepared page, which is taken over, is the list.
  useLayoutEffect(() => setId(wanted === null ? null : Number(wanted)), [wanted]);
  useEffect(() => {
    if (id === null) return;
    let current = true;
    const leave = () => {
      if (current) void navigate(`/blog-post-${id}`, { replace: true });
    };
    loadCode(() => import('../../content/blog/find-article')).then(({ findArticle }) => {
      const found = findArticle(id);
      if (!current) return;
      if (found === null) leave();
      else setArticle(found);
    }, leave);
    return () => {
      current = false;
    };
  }, [id, navigate]);
  return { id, article: article?.id === id ? article : null };
}
