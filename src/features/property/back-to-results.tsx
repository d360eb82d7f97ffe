import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PAGES } from '../../contract/pages';
import styles from './back-to-results.module.css';

/** Back to the list as it was left where one came from it, else to the last search, or to one's own homes (PROP-1). */
export function BackToResults({ isOwn }: { isOwn: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromList?: boolean } | null };
  return (
    <p className={styles.backward}>
      <Link
        to={isOwn ? PAGES.agentProperties.path : '/search-results'}
        className={styles.back}
        onClick={(event) => {
          if (state?.fromList !== true) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <span aria-hidden="true">←</span>{' '}
        <span className="visually-hidden-on-phone">
          {isOwn ? 'Back to My Properties' : 'Back to search results'}
        </span>
      </Link>
    </p>
  );
}
