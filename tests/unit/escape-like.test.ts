import { expect, test } from 'vitest';
import { escapeLike } from '../../server/modules/properties/escape-like';

test('what LIKE reads as a sign stands for itself', () => {
  expect(escapeLike('100% new_build \\ pool')).toBe('100\\% new\\_build \\\\ pool');
  expect(escapeLike("mama's 'place'")).toBe("mama's 'place'");
});
