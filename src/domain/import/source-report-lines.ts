import type { SourceReport } from '../../contract/listing/listing-source';
import { countOf } from '../format/count-of';

/** What one fetch of an agent's address did, in sentences; the first one counts what was read. */
export function sourceReportLines(report: SourceReport): string[] {
  const { added, changed, unchanged, leftAlone, doubtful, refused, gone, hasMore } = report;
  const n = (count: number) => count.toLocaleString('en-NG');
  const told = (count: number, one: string, many: string, rest: string) =>
    count === 0 ? [] : [`${countOf(count, one, many)} ${rest}`];
  return [
    `${n(added)} new, ${n(changed)} changed, ${n(unchanged)} as they were, ${n(refused)} refused`,
    ...told(doubtful, 'new listing is', 'new listings are', 'in doubt and kept as a draft'),
    ...told(
      leftAlone,
      'listing was',
      'listings were',
      'left alone: deleted here, or published and the change in doubt',
    ),
    ...told(
      gone,
      'listing is',
      'listings are',
      'no longer on offer at the address, and not deleted here',
    ),
    ...(hasMore ? ['The address has further pages, which are not read.'] : []),
  ];
}
