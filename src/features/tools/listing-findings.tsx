import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { SCAM_FLAG_GROUPS } from '../../domain/tools/scam-score';
import styles from './listing-findings.module.css';
import type { Findings } from './use-listing-findings';

const TEXTS = new Map(
  SCAM_FLAG_GROUPS.flatMap(({ flags }) => flags.map(({ id, text }) => [id, text] as const)),
);

/** What the app found in a listing by itself, and what it could not compare. */
export function ListingFindings({ findings }: { findings: Findings }) {
  if (findings.state === 'looking') return <p role="status">Looking at the listing …</p>;
  if (findings.state === 'failed')
    return (
      <Notice tone="warn">
        The listing could not be looked at. Check the connection and open this page again; the list
        below works without it.
      </Notice>
    );
  if (findings.state === 'unknown')
    return <Notice>This listing is not on this device. Tick what you have seen yourself.</Notice>;
  const { listing, check, compared } = findings;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="findings">
      <h2 id="findings">
        About <Link to={`/property-detail/${listing.id}`}>{listing.title}</Link>
      </h2>
      {check.found.length === 0 ? (
        <p>Nothing in the listing itself stands out. The rest only you can see.</p>
      ) : (
        <>
          <p>These signs are in the listing itself, and were ticked for you below:</p>
          <ul className={stack.tight}>
            {check.found.map(({ flag, because }) => (
              <li key={flag} className={styles.finding}>
                <Icon name="alert" size={18} />
                <span>
                  <strong>{TEXTS.get(flag)}</strong>
                  <br />
                  {because}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={`${stack.soft} ${stack.small}`}>
        {check.comparedWith === 0
          ? 'Too few similar homes are known to compare the price.'
          : `The price was compared with ${check.comparedWith} similar homes.`}{' '}
        {compared
          ? ''
          : 'The server could not be asked: only the homes on this device were looked through.'}
      </p>
    </section>
  );
}
