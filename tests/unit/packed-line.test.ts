import { expect, test } from 'vitest';
import { packLine, unpackLine } from '../../src/domain/map/packed-line';

test('a line that is packed comes back, true to 22 m', () => {
  const line = [3.3792, 6.5244, 3.3802, 6.5234, -0.5, 13.9];
  expect([...unpackLine(packLine(line))]).toEqual(line);
  expect([...unpackLine(packLine([0.00011, -0.00009]))]).toEqual([0.0002, 0]);
});

test('a step to the next point is two letters', () => {
  const at = packLine([3, 6]).length;
  expect(packLine([3, 6, 3.0002, 5.9998]).length).toBe(at + 2);
  expect(packLine([0, 0, 0.0002, -0.0002])).toBe('AACB');
});
