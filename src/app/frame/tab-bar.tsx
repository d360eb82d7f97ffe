import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import { useSession } from '../../components/context/session-context';
import { UnreadBadge } from '../../components/unread-badge';
import { PAGES } from '../../contract/pages';
import { setTitleNews } from '../../platform/page-title';
import { showAppBadge } from '../../sync/show-app-badge';
import styles from './tab-bar.module.css';
import { TABS } from './tabs';
import { useNews } from '../use-news';

const AgentMore = lazyDialog(() => import('../agent-dashboard/agent-more'));

/**
 * The phone's bottom bar: what is daily, within reach of a thumb, and an agent's way to all else. How
 * much is new stands on its tabs, in the page's title and on the app's icon.
 */
export function TabBar() {
  const { user } = useSession();
  const { key } = useLocation();
  // Open on one page: whoever goes to another, or logs out, has chosen.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const news = useNews();
  const total = news?.total;
  useEffect(() => {
    // Not known yet is not none.
    if (total === undefined) return;
    setTitleNews(total);
    void showAppBadge(total);
  }, [total]);
  const role = user?.userType ?? 'seeker';
  const more = role === 'agent' && openOn === key;
  return (
    <>
      <nav className={styles.bar} aria-label="Tabs">
        {TABS[role].map((tab) => (
          <NavLink key={tab.page} to={PAGES[tab.page].path} end className={styles.tab ?? ''}>
            <Icon name={tab.icon} size={22} />
            {tab.label}
            {tab.tells && (
              <UnreadBadge
                count={news?.[tab.tells]}
                words={tab.tells === 'inspections' ? 'to answer' : 'unread'}
                onIcon
              />
            )}
          </NavLink>
        ))}
        {role === 'agent' && (
          <button
            type="button"
            className={styles.tab}
            aria-haspopup="dialog"
            aria-expanded={more}
            onClick={() => setOpenOn(key)}
          >
            <Icon name="more" size={22} />
            More
            <UnreadBadge count={news?.notifications} onIcon />
          </button>
        )}
      </nav>
      {more && <AgentMore onClose={() => setOpenOn(null)} />}
    </>
  );
}
