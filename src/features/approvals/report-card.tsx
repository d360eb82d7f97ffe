import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import type { Report } from '../../contract/people/report';
import type { ReportDecision } from '../../contract/people/report-options';
import { decideReport } from '../../db/repositories/reports/report-commands';
import { countOf } from '../../domain/format/count-of';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { DECISION_WORDS, decisionsFor, reasonWords } from '../../domain/reports/report-words';
import styles from './application-card.module.css';
import { When } from '../../components/when';
import { ReasonDialog } from './reason-dialog';
import { useHeadingAfter } from './use-heading-after';
import { whatFollows } from './what-follows';

const SUBJECT_NAMES = { listing: 'Listing', message: 'Message', person: 'Person' } as const;

/** One report: what was reported as it stood then, by whom, and the decision (SAFE-4). */
export function ReportCard({
  report,
  rows,
}: {
  report: Report;
  /** What waits for it: a decision that was made here. */
  rows: DeliveryRow[];
}) {
  const database = useDatabase();
  /** What is being decided, about the report as it was read: a newer one may come meanwhile. */
  const [making, setMaking] = useState<{ decision: ReportDecision; about: Report } | null>(null);
  const heading = useHeadingAfter(making !== null);
  const facts: [string, string][] = [
    ['Reason', reasonWords(report.subject, report.reason)],
    ['Reported by', report.reporter?.name ?? 'A visitor without an account'],
    ['About', `${report.about.name}, ${report.about.email}`],
    ['Other reports about them', countOf(report.otherReports, 'report')],
  ];
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-label={report.title}>
      <div className={stack.tight}>
        <h3 ref={heading} tabIndex={-1}>
          {SUBJECT_NAMES[report.subject]}: {report.title}
        </h3>
        <p className={stack.soft}>
          Reported <When at={report.createdAt} />
        </p>
      </div>
      <FactList className={styles.facts} facts={facts} />
      {report.note !== '' && <blockquote className={styles.told}>{report.note}</blockquote>}
      <details>
        <summary>What was reported, as it stood then</summary>
        <FactList
          className={styles.facts}
          facts={report.evidence.map(({ name, text }) => [name, text] as const)}
        />
      </details>
      {rows.length > 0 ? (
        <div>
          <DeliveryChip delivery={deliveryOf(rows, false)} />
        </div>
      ) : (
        report.decision !== null && (
          <p>
            <strong>{DECISION_WORDS[report.decision].made}</strong>: {report.words}
          </p>
        )
      )}
      {/* Not just disabled: a button that is takes the keyboard's place with it without a word. */}
      {rows.length === 0 && (
        <div className={stack.row}>
          {decisionsFor(report.subject)
            .filter((decision) => decision !== report.decision)
            .map((decision) => (
              <Button
                key={decision}
                look={decision === 'suspend' ? 'danger' : 'secondary'}
                onClick={() => setMaking({ decision, about: report })}
              >
                {DECISION_WORDS[decision].make}
              </Button>
            ))}
        </div>
      )}
      {making !== null && (
        <ReasonDialog
          form={`decide-${report.id}`}
          field="words"
          title={`${DECISION_WORDS[making.decision].make}: ${report.title}`}
          hint={whatFollows(making.decision, making.about)}
          yes={DECISION_WORDS[making.decision].make}
          look={making.decision === 'suspend' ? 'danger' : 'primary'}
          onGiven={async ({ text, form }) => {
            const { decision, about } = making;
            await decideReport(about, { decision, words: text, form }, database);
            setMaking(null);
          }}
          onClose={() => setMaking(null)}
        />
      )}
    </article>
  );
}
