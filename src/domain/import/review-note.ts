import { MAX_REVIEW_NOTE } from '../../contract/listing/property-options';

/**
 * Why a listing of a file or an advert is to be looked at before it is published, a sentence a line; null where
 * nothing is doubtful. It stays with the listing until its owner says that it is right.
 */
export function reviewNote(sentences: readonly string[]): string | null {
  return [...new Set(sentences)].join('\n').slice(0, MAX_REVIEW_NOTE) || null;
}
