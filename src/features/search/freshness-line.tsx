import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { whenWords } from '../../domain/format/when-words';
import styles from './results-page.module.css';
import type { Results } from './use-results';

/** How old the results are, and whether the network was reached; one line that is always there. */
export function FreshnessLine({ results }: { results: Results }) {
  if (results.freshness === 'refused') return <Notice tone="bad">{results.why}</Notice>;
  const offline = results.freshness === 'offline';
  return (
    <p className={offline ? styles.offline : styles.fresh} role="status">
      <Icon name={offline ? 'cloud-off' : 'check'} size={16} />
      {freshnessText(results)}
    </p>
  );
}

function freshnessText({ device, freshness }: Results): string {
  const fetchedAt = device?.search?.fetchedAt;
  const age = fetchedAt === undefined ? null : whenWords(new Date(fetchedAt), new Date());
  if (freshness === 'fresh') return `Up to date, checked ${age ?? 'just now'}.`;
  if (freshness === 'asking') {
    // One line on a small phone, as the one that follows it: else all below it would jump.
    return age === null
      ? 'From this phone. Asking the server …'
      : `From this phone, ${age}. Asking …`;
  }
  return age === null
    ? 'No connection. These are the matching homes kept on this phone; there may be more.'
    : `No connection. These results are from this phone, last refreshed ${age}.`;
}
