/** One line of the product broken on purpose, and the test that must notice. */
export type Mutant = {
  id: string;
  file: string;
  /** Text that stands once in the file, within one line. */
  from: string;
  to: string;
  /** The test file, and a part of the test's name. */
  test: readonly [file: string, name: string];
  /** What people would meet if nobody noticed. */
  breaks: string;
};

/** The project of vitest.config.ts that has a mutant's test: the folder's name, as it is for each of these. */
export function projectOf({ test: [file] }: Pick<Mutant, 'test'>): string {
  return file.split('/')[1] ?? '';
}
