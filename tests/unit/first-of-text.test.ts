import { expect, test } from 'vitest';
import { firstOfText, restOfText } from '../../src/domain/property/words/first-of-text';

test('a description begins with its first paragraph, and the rest is what was not shown', () => {
  const text = 'Tiled floors.\n \nPrepaid meter.\n\nBorehole.';
  expect(firstOfText(text)).toBe('Tiled floors.');
  expect(restOfText(text)).toBe('Prepaid meter.\n\nBorehole.');
  expect([firstOfText('One line\nand another'), restOfText('One line\nand another')]).toEqual([
    'One line\nand another',
    '',
  ]);
});

test('a long first paragraph is cut, and then read from its beginning', () => {
  const text = `${'x'.repeat(319)} and more`;
  expect(firstOfText(text)).toBe(`${'x'.repeat(319)}…`);
  expect(restOfText(text)).toBe(text);
  // No character is cut in half: the server would write another one in its place.
  expect(firstOfText(`${'x'.repeat(319)}🏡 with more`)).toBe(`${'x'.repeat(319)}…`);
});
