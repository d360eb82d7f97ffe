import { expect, test } from 'vitest';
import { importProgressWords, isImportOver } from '../../src/domain/import/import-progress-words';

const COUNTS = {
  total: 2500,
  sent: 1200,
  waiting: 1300,
  undecided: 0,
  unpublished: 0,
  stopped: null,
};

test.each([
  [COUNTS, 'Import: 1,200 of 2,500 sent', false],
  [
    { ...COUNTS, sent: 2480, waiting: 0, undecided: 20 },
    'Import: 2,480 of 2,500 sent, 20 not taken',
    true,
  ],
  [
    { ...COUNTS, sent: 2500, waiting: 0, unpublished: 190 },
    'Import: 2,500 of 2,500 sent, 190 not published',
    true,
  ],
  [
    { ...COUNTS, stopped: { withdrawn: 40, isThrough: false } },
    'Stopping the import: 1,200 of 2,500 sent',
    false,
  ],
  [
    { ...COUNTS, waiting: 0, stopped: { withdrawn: 1300, isThrough: true } },
    'Import stopped: 1,200 sent, 1,300 withdrawn',
    true,
  ],
  [
    { ...COUNTS, waiting: 50, undecided: 1, stopped: { withdrawn: 1249, isThrough: true } },
    'Import stopped: 1,200 sent, 1,249 withdrawn, 50 still on the way, 1 not taken',
    false,
  ],
])('%j is told in one line', (counts, words, isOver) => {
  expect(importProgressWords(counts)).toBe(words);
  expect(isImportOver(counts)).toBe(isOver);
});
