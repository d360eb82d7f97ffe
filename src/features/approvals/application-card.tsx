import { useState } from 'react';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { Notice } from '../../components/notice';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import { DOCUMENT_KINDS, type DocumentKind } from '../../contract/people/document-options';
import type { Application } from '../../contract/people/approval';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { DOCUMENT_NAMES } from '../../domain/signup/document-names';
import { formatBytes } from '../../domain/format/format-bytes';
import { formatDate } from '../../domain/format/format-date';
import { shownPhone } from '../../domain/format/shown-phone';
import { PLANS } from '../../domain/plans/plans';
import { downloadFile } from '../../platform/files/download-file';
import { fetchDocument } from '../../sync/refresh/account/refresh-applications';
import styles from './application-card.module.css';
import { ApplicationDialogs, type ApplicationDecision } from './application-dialogs';
import { beyondPlan, toldFacts } from './told-facts';
import { useHeadingAfter } from './use-heading-after';

/** One application: who, what they told, their papers, and the decision. */
export function ApplicationCard({
  application,
  rows,
}: {
  application: Application;
  /** What waits for it: a decision that was made here. */
  rows: (DeliveryRow & { kind: string })[];
}) {
  const [making, setMaking] = useState<ApplicationDecision | null>(null);
  const heading = useHeadingAfter(making !== null);
  const [failure, setFailure] = useState('');
  const decided = rows.at(-1)?.kind;
  const plan = PLANS.find(({ id }) => id === application.plan)?.name ?? 'No plan';
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
  const ask = (decision: ApplicationDecision['decision']) =>
    setMaking({ decision, about: application });
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-label={application.companyName}>
      <div className={stack.tight}>
        <h2 ref={heading} tabIndex={-1}>
          {application.companyName}
        </h2>
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
          <Button look="primary" icon="check" onClick={() => ask('approve')}>
            Approve
          </Button>
          <Button onClick={() => ask('reject')}>Refuse</Button>
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
      {making !== null && <ApplicationDialogs making={making} onClose={() => setMaking(null)} />}
    </article>
  );
}
