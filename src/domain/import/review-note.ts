import { MAX_REVIEW_NOTE } from '../../contract/property-options';
import type { Doubt } from './doubt';

/**
 * Why a listing of a file is to be looked at before it is published, a sentence a line; null where
 * nothing is doubtful. It stays with the listing until its owner says that it is right.
 */
export function reviewNote(doubts: readonly Doubt[]): string | null {
  const sentences = [...new Set(doubts.map(({ text }) => text))];
  return sentences.join('\n').slice(0, MAX_REVIEW_NOTE) || null;
}
