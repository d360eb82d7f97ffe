/** The papers an applicant sends. Free of the validator: screens import it. */
export const DOCUMENT_KINDS = ['cacCertificate', 'validID', 'addressProof'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Largest document, in bytes. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
