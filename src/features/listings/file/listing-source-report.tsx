import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { When } from '../../../components/when';
import type { ListingSource } from '../../../contract/listing/listing-source';
import { formatDate } from '../../../domain/format/format-date';
import { sourceReportLines } from '../../../domain/import/source-report-lines';

/** How the last fetch of an agent's listings went: what it did, or why there was none. */
export function ListingSourceReport({ source }: { source: NonNullable<ListingSource> }) {
  const { report, readAt, failure, failingSince, stoppedAt, isDue } = source;
  return (
    <div className={stack.tight}>
      {isDue && <p role="status">It is fetched within a minute.</p>}
      {failure !== null && failingSince !== null && (
        <Notice tone={stoppedAt === null ? 'warn' : 'bad'}>
          Since {formatDate(failingSince)} the address {failure}.{' '}
          {stoppedAt === null
            ? 'We try again every day.'
            : `On ${formatDate(stoppedAt)} we stopped asking it. Choose Fetch now once it works again.`}
        </Notice>
      )}
      {readAt !== null && (
        <p className={stack.soft}>
          Read <When at={readAt} />
        </p>
      )}
      {report !== null && sourceReportLines(report).map((line) => <p key={line}>{line}</p>)}
      {report !== null && report.refusedRows.length > 0 && (
        <details>
          <summary>Refused, by line</summary>
          <ul>
            {report.refusedRows.map(({ line, reason, value }) => (
              <li key={line}>
                {line}: {reason}
                {value && ` (${value})`}
              </li>
            ))}
          </ul>
        </details>
      )}
      {report !== null && report.goneTitles.length > 0 && (
        <details>
          <summary>No longer on offer at the address</summary>
          <ul>
            {[...new Set(report.goneTitles)].map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
