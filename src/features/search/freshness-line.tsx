import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { whenWords } from '../../domain/format/when-words';
import { useNow } from '../../platform/use-now';
import styles from './results-page.module.css';
import type { Results } from './use-results';

/** How old the results are, and whether the network was reached; one line that is always there. */
export function FreshnessLine({ results: { freshness, why, device } }: { results: Results }) {
  if (freshness === 'refused') return <Notice tone="bad">{why}</Notice>;
  const isOffline = freshness === 'offline';
  return (
    <p className={isOffline ? styles.offline : styles.fresh} role="status">
      <Icon name={isOffline ? 'cloud-off' : 'check'} size={16} />
      <span>
        <FreshnessWords freshness={freshness} fetchedAt={device?.search?.fetchedAt} />
      </span>
    </p>
  );
}

/** Each of these is one line on a small phone, behind the count: else all below it would jump. That time goes on is no news. */
function FreshnessWords({
  freshness,
  fetchedAt,
}: {
  freshness: Exclude<Results['freshness'], 'refused'>;
  fetchedAt: number | undefined;
}) {
  const now = useNow();
  const age = fetchedAt === undefined ? null : whenWords(new Date(fetchedAt), now);
  switch (freshness) {
    case 'fresh':
      return age === null || age === 'just now' ? (
        'Up to date'
      ) : (
        <span aria-live="off">Checked {age}</span>
      );
    case 'asking':
      return 'Asking …';
    case 'offline':
      return age === null ? (
        'Offline, this device alone'
      ) : (
        <>
          Offline, <span aria-live="off">as of {age}</span>
        </>
      );
  }
}
