import stack from '../../components/stack.module.css';
import { DOCUMENT_KINDS, type DocumentKind } from '../../contract/people/document-options';
import type { OwnDocument } from '../../db/repositories/applications/own-application-repository';
import type { BusinessErrors } from '../../domain/signup/business-errors';
import { DocumentField } from './document-field';

/** The three papers (BIZ-3). They stay on the phone until the registration is completed. */
export function DocumentsStep({
  documents,
  errors,
  onDocument,
}: {
  documents: OwnDocument[];
  errors: BusinessErrors;
  onDocument: (kind: DocumentKind) => void;
}) {
  return (
    <>
      <p className={stack.soft}>
        PDF, JPG or PNG, at most 5 MB each. A clear photo of the paper is fine: a large one is made
        smaller here.
      </p>
      {DOCUMENT_KINDS.map((kind) => (
        <DocumentField
          key={kind}
          kind={kind}
          document={documents.find((document) => document.kind === kind)}
          error={errors[kind]}
          onKept={() => onDocument(kind)}
        />
      ))}
    </>
  );
}
