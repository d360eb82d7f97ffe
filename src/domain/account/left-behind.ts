import { countOf } from '../format/count-of';
import { ownKeys } from '../../contract/own-keys';

/** What exists on one phone alone, counted: nobody was told of it, and no server has it. */
export type LeftBehind = {
  notes: number;
  checklists: number;
  viewingPhotos: number;
  /** Listings begun, and listings whose changes were not saved. */
  drafts: number;
  edits: number;
  forms: number;
  applications: number;
  papers: number;
};

/** One of each kind, and several, in the order in which they are told. */
const WORDS: { [Kind in keyof LeftBehind]: [string, string] } = {
  notes: ['note', 'notes'],
  checklists: ['checklist', 'checklists'],
  viewingPhotos: ['photo of an inspection', 'photos of inspections'],
  drafts: ['begun listing', 'begun listings'],
  edits: ['listing with unsaved changes', 'listings with unsaved changes'],
  forms: ['begun form', 'begun forms'],
  applications: ['begun application', 'begun applications'],
  papers: ['paper of an application', 'papers of an application'],
};

/** '2 notes, 1 checklist, 4 photos of inspections, 1 begun listing'; '' where there is nothing. */
export function leftBehindWords(counts: LeftBehind): string {
  return ownKeys(WORDS)
    .map((kind) => {
      const [one, several] = WORDS[kind];
      const count = counts[kind];
      return count === 0 ? '' : countOf(count, one, several);
    })
    .filter((words) => words !== '')
    .join(', ');
}
