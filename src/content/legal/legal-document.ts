import type { ContentText } from '../content-text';

/** One headed part of a legal text. */
type LegalSection = { heading: string; paragraphs: ContentText[] };

/** A legal text; `updated` is an ISO day, yyyy-mm-dd. */
export type LegalDocument = { title: string; updated: string; sections: LegalSection[] };
