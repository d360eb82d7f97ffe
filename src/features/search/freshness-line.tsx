import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { When } from '../../components/when';
import styles from './results-page.module.css';
import type { Results } from './use-results';

/** How old the results are, and whether the network was reached; one line that is always there. */
export function FreshnessLine({ results }: { results: Results }) {
  if (results.freshness === 'refused') return <Notice tone="bad">{results.why}</Notice>;
  const offline = results.freshness === 'offline';
  return (
    <p className={offline ? styles.offline : styles.fresh} role="status">
      <Icon name={offline ? 'cloud-off' : 'check'} size={16} />
      <FreshnessWords results={results} />
    </p>
  );
}

function FreshnessWords({ results: { device, freshness } }: { results: Results }) {
  const fetchedAt = device?.search?.fetchedAt;
  const age = fetchedAt === undefined ? null : <When at={fetchedAt} />;
  if (freshness === 'fresh') return <>Up to date, checked {age ?? 'just now'}.</>;
  if (freshness === 'asking') {
    // Each of these is one line on a small phone: else all below it would jump.
    return age === null ? (
      'From this phone. Asking the server …'
    ) : (
      <>From this phone, {age}. Asking …</>
    );
  }
  return age === null ? (
    'No connection. From this phone alone.'
  ) : (
    <>No connection. From this phone, {age}.</>
  );
}
