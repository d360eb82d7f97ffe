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

/** Projects of vitest.config.ts that are called as their folder is; all other tests are of 'unit'. */
const OWN_PROJECT: readonly string[] = ['server', 'sync', 'ui'];

/** The project that has a mutant's test. */
export function projectOf({ test: [file] }: Pick<Mutant, 'test'>): string {
  const folder = file.split('/')[1] ?? '';
  return OWN_PROJECT.includes(folder) ? folder : 'unit';
}
