import { expect, test } from 'vitest';
import { goneWords } from '../../src/domain/account/gone-words';
import { leftBehindWords } from '../../src/domain/account/left-behind';
import { unsentWords } from '../../src/domain/account/unsent-words';

const NONE = {
  notes: 0,
  checklists: 0,
  viewingPhotos: 0,
  drafts: 0,
  edits: 0,
  forms: 0,
  applications: 0,
  papers: 0,
};

test('what exists on one phone alone is told with its numbers', () => {
  expect(leftBehindWords({ ...NONE, notes: 2, checklists: 1, viewingPhotos: 4, drafts: 1 })).toBe(
    '2 notes, 1 checklist, 4 photos of inspections, 1 begun listing',
  );
  expect(leftBehindWords({ ...NONE, notes: 1, checklists: 2, viewingPhotos: 1, drafts: 3 })).toBe(
    '1 note, 2 checklists, 1 photo of an inspection, 3 begun listings',
  );
  expect(leftBehindWords({ ...NONE, edits: 1, forms: 1, applications: 1, papers: 1 })).toBe(
    '1 listing with unsaved changes, 1 begun form, 1 begun application, 1 paper of an application',
  );
  expect(leftBehindWords({ ...NONE, edits: 2, forms: 2, applications: 2, papers: 2 })).toBe(
    '2 listings with unsaved changes, 2 begun forms, 2 begun applications, 2 papers of an application',
  );
  expect(leftBehindWords(NONE)).toBe('');
});

test('what waits, and what is lost, is told in the singular and the plural', () => {
  expect(unsentWords(1)).toBe('1 thing has not been sent yet');
  expect(unsentWords(3)).toBe('3 things have not been sent yet');
  expect(goneWords(1)).toBe('1 thing that was not sent is gone from this device');
  expect(goneWords(12)).toBe('12 things that were not sent are gone from this device');
});
