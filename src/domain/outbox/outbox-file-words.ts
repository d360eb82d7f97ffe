import type { FileProblem } from './outbox-file';
import { countOf } from '../format/count-of';

const UNCHANGED = 'Nothing was changed.';

/** Why a file was not taken in, in a sentence or two. */
export const FILE_PROBLEM_WORDS: Record<FileProblem, string> = {
  'not-ours': `This is not a file of a Gida outbox. ${UNCHANGED}`,
  version: `This file was made by another version of the app. Update the app on both devices. ${UNCHANGED}`,
  damaged: `This file is damaged. ${UNCHANGED}`,
  full: `This device is full. Free some space and take the file in again. ${UNCHANGED}`,
  'other-account': `This file belongs to another account. ${UNCHANGED}`,
};

/** What came of taking a file in: how many actions are new here, and how many were known. */
export type TakenIn = {
  taken: number;
  /** They wait here too, or were sent from here. */
  known: number;
  /** Of those taken, how many this version of the app cannot send. */
  unsendable: number;
};

/** What was taken in, in words. */
export function takenInWords({ taken, known, unsendable }: TakenIn): string {
  if (taken + known === 0) return 'Nothing waits in this file.';
  const words = [
    taken === 0 ? 'Nothing new.' : `${taken} taken in.`,
    known === 0 ? null : `${countOf(known, 'was', 'were')} known here already.`,
    unsendable === 0 ? null : `${unsendable} cannot be sent by this version of the app.`,
  ];
  return words.filter((word) => word !== null).join(' ');
}

/** What was written into a file, in words. */
export function exportedWords({ rows, left }: { rows: number; left: number }): string {
  const stays =
    'An application stays on this device with its papers: its password is sealed here. Send it from here.';
  if (left === 0) return `${rows} exported.`;
  return rows === 0 ? `Nothing exported. ${stays}` : `${rows} exported. ${stays}`;
}
