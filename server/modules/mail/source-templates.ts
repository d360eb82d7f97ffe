import type { SourceReport } from '../../../src/contract/listing/listing-source';
import { BRAND } from '../../../src/domain/brand';
import { sourceReportLines } from '../../../src/domain/import/source-report-lines';
import { formatDate } from '../../../src/domain/format/format-date';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

/** To an agent: what the address of their listings gave, and what became of it. */
export function sourceReportMail(to: Recipient, report: SourceReport, page: string): Mail {
  const { refusedRows, goneTitles } = report;
  return compose(to, {
    subject: subject`Your listings from an address on ${BRAND}`,
    lines: [
      ...sourceReportLines(report).map((words) => line`${words}`),
      ...(refusedRows.length === 0 ? [] : [line`Refused, by line:`]),
      ...refusedRows.map(
        (row) => line`${row.line}: ${row.reason}${row.value && ` (${row.value})`}`,
      ),
      ...(goneTitles.length === 0
        ? []
        : [line`No longer on offer at the address, and not deleted here:`]),
      ...goneTitles.map((title) => line`${title}`),
    ],
    link: { label: 'Open the report', url: page },
  });
}

/** To an agent, once: their listings could not be fetched. */
export function sourceFailedMail(to: Recipient, told: { failure: string; page: string }): Mail {
  return compose(to, {
    subject: subject`Your listings could not be fetched for ${BRAND}`,
    lines: [
      line`The address of your listings ${told.failure}.`,
      line`We try again every day, and write once more if it is given up after 7 days. Your listings stay as they are.`,
    ],
    link: { label: 'Look at the address', url: told.page },
  });
}

/** To an agent: the address failed for 7 days, and is not asked any more. */
export function sourceStoppedMail(
  to: Recipient,
  told: { since: Date; failure: string; page: string },
): Mail {
  return compose(to, {
    subject: subject`Your listings are no longer fetched for ${BRAND}`,
    lines: [
      line`Since ${formatDate(told.since)} the address ${told.failure}. After 7 days we stopped asking it.`,
      line`Your listings stay as they are. Once the address works again, choose Fetch now.`,
    ],
    link: { label: 'Look at the address', url: told.page },
  });
}
