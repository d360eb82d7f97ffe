import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { Notice } from '../../components/notice';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import { DOCUMENT_KINDS, type DocumentKind } from '../../contract/people/document-options';
import type { Application } from '../../contract/people/approval';
import { decideApplication } from '../../db/repositories/applications/application-commands';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { DOCUMENT_NAMES } from '../../domain/signup/document-names';
import { formatBytes } from '../../domain/format/format-bytes';
import { formatDate } from '../../domain/format/format-date';
import { shownPhone } from '../../domain/format/shown-phone';
import { billingMonthWords } from '../../domain/plans/billing-words';
import { PLANS } from '../../domain/plans/plans';
import { downloadFile } from '../../platform/files/download-file';
import { useNow } from '../../platform/use-now';
import { fetchDocument } from '../../sync/refresh/account/refresh-applications';
import styles from './application-card.module.css';
import { ReasonDialog } from './reason-dialog';
import { beyondPlan, toldFacts } from './told-facts';

/** One application: who, what they told, their papers, and the decision. */
export function ApplicationCard({
  application,
  rows,
}: {
  application: Application;
  /** What waits for it: a decision that was made here. */
  rows: (DeliveryRow & { kind: string })[];
}) {
  const database = useDatabase();
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const [failure, setFailure] = useState('');
  const decided = rows.at(-1)?.kind;
  const plan = PLANS.find(({ id }) => id === application.plan)?.name ?? 'No plan';
  const period = application.formData.billingPeriod === 'yearly' ? 'yearly' : 'monthly';
  const month = billingMonthWords(period, 'the first one', useNow());
  const facts: [string, string][] = [
    ['Contact', application.name],
    ['E-mail', application.email],
    ['Phone', shownPhone(application.phone ?? 'Not given')],
    ['Plan', plan],
    ...toldFacts(application.formData),
  ];
  const beyond =
    application.plan === null ? [] : beyondPlan(application.formData, application.plan);
  const open = (kind: DocumentKind) => {
    setFailure('');
    fetchDocument(application.id, kind)
      .then((blob) => downloadFile(`${application.companyName} ${kind}`, blob.type, blob))
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : ''));
  };
  const decide = async (decision: Parameters<typeof decideApplication>[1]) => {
    // A reason that could not be kept stays open with its words.
    if (decision.kind === 'approve') setAsking(null);
    await decideApplication(application, decision, database);
    setAsking(null);
  };
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-label={application.companyName}>
      <div className={stack.tight}>
        <h2>{application.companyName}</h2>
        <p className={stack.soft}>
          {application.nameSoFar === null
            ? `Applied on ${formatDate(application.submissionDate)}`
            : `Asks for this name; it is ${application.nameSoFar} so far`}
        </p>
        {application.looksLike != null && (
          <Notice tone="warn">
            This name looks like {application.looksLike}. Look at the papers.
          </Notice>
        )}
        {application.looksLikeAgent != null && (
          <Notice tone="warn">
            This name looks like that of another agent, {application.looksLikeAgent}. Look at the
            papers.
          </Notice>
        )}
      </div>
      <FactList className={styles.facts} facts={facts} />
      {beyond.length > 0 && (
        <Notice tone="warn">
          {beyond.join(' and ')}: more than the {plan} plan publishes.
        </Notice>
      )}
      <ul className={stack.tight} aria-label="Documents">
        {DOCUMENT_KINDS.map((kind) => {
          const document = application.documents.find((other) => other.kind === kind);
          return (
            <li key={kind} className={stack.row}>
              <span>{DOCUMENT_NAMES[kind]}</span>
              {document === undefined ? (
                <span className={stack.soft}>Not sent yet</span>
              ) : (
                <Button icon="download" onClick={() => open(kind)}>
                  Open {DOCUMENT_NAMES[kind]} ({formatBytes(document.size)})
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {decided === undefined ? (
        <div className={stack.row}>
          <Button look="primary" icon="check" onClick={() => setAsking('approve')}>
            Approve
          </Button>
          <Button onClick={() => setAsking('reject')}>Refuse</Button>
        </div>
      ) : (
        <div className={stack.row}>
          {/* What the server did not take says nothing of how the application stands. */}
          {rows.every(({ state }) => state !== 'rejected') && (
            <strong>{decided === 'agent.approve' ? 'Approved' : 'Refused'}</strong>
          )}
          <DeliveryChip delivery={deliveryOf(rows, false)} />
        </div>
      )}
      {asking === 'approve' && (
        <ConfirmDialog
          title={`Approve ${application.companyName}`}
          question={
            application.nameSoFar === null
              ? [
                  'Is payment for the plan settled? It counts from now on.',
                  month,
                  `${application.documents.length} of ${DOCUMENT_KINDS.length} papers were sent. They can log in, once their e-mail is confirmed, and publish listings. A mail tells them so.`,
                ]
                  .filter((words) => words !== '')
                  .join(' ')
              : 'People see this name from now on, and a mail tells the agent so.'
          }
          yes="Approve"
          no="Not yet"
          onYes={() => void decide({ kind: 'approve' })}
          onNo={() => setAsking(null)}
        />
      )}
      {asking === 'reject' && (
        <ReasonDialog
          form={`reject-${application.id}`}
          field="reason"
          title={`Refuse ${application.companyName}`}
          hint="The applicant reads this in the mail and when logging in."
          yes="Refuse"
          onGiven={({ text, form }) => decide({ kind: 'reject', reason: text, form })}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  );
}
