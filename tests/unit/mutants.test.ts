import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants/list';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

// `npm run mutants` takes minutes; that one can no longer be made, or tried, is noticed at once.
test.each(MUTANTS.map((mutant) => [mutant.id, mutant] as const))(
  'the mutant %s can be made',
  (_id, { file, from, to, test: [testFile] }) => {
    expect(read(file).split(from)).toHaveLength(2);
    expect(from + to).not.toContain('\n');
    expect(existsSync(join(ROOT, testFile))).toBe(true);
  },
);

test('each mutant has a name of its own', () => {
  const ids = MUTANTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
