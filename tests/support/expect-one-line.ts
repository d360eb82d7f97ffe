import { expect } from 'vitest';

/** A program or a command was refused, in one line. */
export function expectOneLine(
  { code, output }: { code: number | null; output: string },
  text: RegExp,
): void {
  expect(output).toMatch(text);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}
