import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDatabase } from '../../../components/context/database-context';
import { Icon, type IconName } from '../../../components/icon';
import rail from '../../../components/page/rail.module.css';
import { readReturn } from '../../../db/repositories/returns/read-return';
import { activeFilters } from '../../../domain/search/active-filters';
import { resultsHeading } from '../../../domain/search/results-heading';
import { searchToParams, type SearchState } from '../../../domain/search/search-state';
import { markReturn } from '../../../platform/return-mark';
import { HeldRoom } from '../held-room';
import { RecentlySeen, useRecentlySeen } from './recently-seen';
import styles from './welcome-back.module.css';

/** The home page of somebody who comes back: what changed, the last search, the homes seen (HOME-7). */
export default function WelcomeBack() {
  const database = useDatabase();
  const known = useLiveQuery(() => readReturn(database), [database]);
  const homes = useRecentlySeen();
  const ready = known !== undefined && homes !== undefined;
  const hasNews = known !== undefined && (known.search !== null || known.changes.length > 0);
  const hasSeen = homes !== undefined && homes.length > 0;
  useEffect(() => {
    if (!ready) return;
    markReturn([...(hasNews ? (['news'] as const) : []), ...(hasSeen ? (['seen'] as const) : [])]);
  }, [ready, hasNews, hasSeen]);
  const row = useRef<HTMLUListElement>(null);
  const newest = known?.changes[0]?.key;
  useLayoutEffect(() => {
    // A browser keeps the tile in sight that was there: what comes before it would not be seen.
    if (row.current?.contains(document.activeElement) === false) row.current.scrollLeft = 0;
  }, [newest]);
  if (!ready) return <HeldRoom />;
  if (!hasNews && !hasSeen) return null;
  return (
    <div className={styles.back}>
      {hasNews && (
        <section className={styles.news} aria-labelledby="welcome-heading">
          <h2 id="welcome-heading">Welcome back</h2>
          <ul ref={row} className={rail.rail}>
            {known.changes.map(({ key, ...change }) => (
              <Tile key={key} {...change} />
            ))}
            {known.search && <LastSearch search={known.search} />}
          </ul>
        </section>
      )}
      <RecentlySeen homes={homes} />
    </div>
  );
}

function LastSearch({ search }: { search: SearchState }) {
  const filters = activeFilters(search).map(({ label }) => label);
  return (
    <Tile
      icon="search"
      words={resultsHeading(search)}
      about={['Search again', ...filters, search.text].filter(Boolean).join(' · ')}
      path={`/search-results?${searchToParams(search)}`}
    />
  );
}

function Tile({
  icon,
  words,
  about,
  path,
}: {
  icon: IconName;
  words: string;
  about: string;
  path: string;
}) {
  return (
    <li className={styles.tile}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Link to={path} className={styles.link}>
        <strong>{words}</strong> <span>{about}</span>
      </Link>
    </li>
  );
}
