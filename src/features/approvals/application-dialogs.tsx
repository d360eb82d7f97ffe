import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { DOCUMENT_KINDS } from '../../contract/people/document-options';
import type { Application } from '../../contract/people/approval';
import { decideApplication } from '../../db/repositories/applications/application-commands';
import { billingMonthWords } from '../../domain/plans/billing-words';
import { useNow } from '../../platform/use-now';
import { ReasonDialog } from './reason-dialog';
import { billingPeriodOf } from './told-facts';

/** What is being decided, about the application as it was read: another may take its place meanwhile. */
export type ApplicationDecision = { decision: 'approve' | 'reject'; about: Application };

/** Asks before an application is approved, or for the reason of its refusal. */
export function ApplicationDialogs({
  making: { decision, about },
  onClose,
}: {
  making: ApplicationDecision;
  onClose: () => void;
}) {
  const database = useDatabase();
  const month = billingMonthWords(billingPeriodOf(about.formData), 'the first one', useNow());
  const decide = async (made: Parameters<typeof decideApplication>[1]) => {
    // A reason that could not be kept stays open with its words.
    if (made.kind === 'approve') onClose();
    await decideApplication(about, made, database);
    onClose();
  };
  return decision === 'approve' ? (
    <ConfirmDialog
      title={`Approve ${about.companyName}`}
      question={
        about.nameSoFar === null
          ? [
              'Is payment for the plan settled? It counts from now on.',
              month,
              `${about.documents.length} of ${DOCUMENT_KINDS.length} papers were sent. They can log in, once their e-mail is confirmed, and publish listings. A mail tells them so.`,
            ]
              .filter((words) => words !== '')
              .join(' ')
          : 'People see this name from now on, and a mail tells the agent so.'
      }
      yes="Approve"
      no="Not yet"
      onYes={() => void decide({ kind: 'approve' })}
      onNo={onClose}
    />
  ) : (
    <ReasonDialog
      form={`reject-${about.id}`}
      field="reason"
      title={`Refuse ${about.companyName}`}
      hint="The applicant reads this in the mail and when logging in."
      yes="Refuse"
      onGiven={({ text, form }) => decide({ kind: 'reject', reason: text, form })}
      onClose={onClose}
    />
  );
}
