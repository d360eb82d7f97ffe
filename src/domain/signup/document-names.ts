import type { DocumentKind } from '../../contract/people/document-options';

/** What the papers of an application are called. */
export const DOCUMENT_NAMES: Record<DocumentKind, string> = {
  cacCertificate: 'CAC Certificate',
  validID: 'Valid ID',
  addressProof: 'Proof of address',
};
