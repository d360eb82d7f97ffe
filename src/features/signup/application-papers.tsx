import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import { DOCUMENT_KINDS } from '../../contract/people/document-options';
import type { OwnApplicationView } from '../../db/repositories/applications/own-application-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import { DOCUMENT_NAMES } from '../../domain/signup/document-names';
import { DocumentField } from './document-field';

/** The papers of a completed registration, each with how far it has come. */
export function ApplicationPapers({ view }: { view: OwnApplicationView }) {
  return (
    <ul className={stack.tight} aria-label="Documents">
      {DOCUMENT_KINDS.map((kind) => {
        const document = view.documents.find((other) => other.kind === kind);
        const row = document === undefined ? undefined : view.documentRows.get(document.id);
        const isRefused = row?.state === 'rejected';
        return (
          <li key={kind} className={stack.tight}>
            {isRefused || document === undefined ? (
              <DocumentField
                kind={kind}
                document={document}
                error={row?.lastError?.message}
                onKept={() => undefined}
              />
            ) : (
              <div className={stack.between}>
                <span>
                  {DOCUMENT_NAMES[kind]}: {document.name}
                </span>
                <DeliveryChip
                  delivery={deliveryOf(row === undefined ? [] : [row], document.sentAt !== null)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
