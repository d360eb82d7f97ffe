import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const LIST = 'docs/checklist.md';
const FOLDERS = ['src', 'server', 'sw', 'scripts', 'tests', 'docs'];
const PAGES = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
const READ = /\.(ts|tsx|mjs|css|md)$/;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => READ.test(name))
    .map((name) => join(folder, name));

const FILES = [...FOLDERS.flatMap(filesBelow), ...PAGES]
  .filter((file) => file !== LIST && !file.endsWith('checklist.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const LINES = Array.from(
  readFileSync(LIST, 'utf8').matchAll(/^- ([A-Z]+-?\d+): .{8,}$/gm),
  ([, id]) => String(id),
);

/** Names of encodings, the mark of a PDF, and references in made files of listings. */
const NO_IDS = /^(UTF-\d+|GSM-7|PDF-1|GH-\d)$/;

/** The ids of lines anywhere in a text. */
function idsIn(text: string): string[] {
  const lines = text.match(/\b[A-Z]{2,8}-\d{1,2}\b/g) ?? [];
  return lines.filter((id) => !NO_IDS.test(id));
}

test('each id stands once in the checklist', () => {
  expect(LINES.length).toBeGreaterThan(100);
  expect(LINES.filter((id, index) => LINES.indexOf(id) !== index)).toEqual([]);
});

test('each id that code, tests or docs name stands in the checklist', () => {
  const unknown = FILES.flatMap(({ file, text }) =>
    idsIn(text)
      .filter((id) => !LINES.includes(id))
      .map((id) => `${id} in ${file}`),
  );
  expect(unknown).toEqual([]);
});

test('no rule is named by a number that nobody can look up', () => {
  const numbered = FILES.filter(({ text }) => /\brules? \d/i.test(text)).map(({ file }) => file);
  expect(numbered).toEqual([]);
});

test('each line of the checklist is named by the title of a test', () => {
  const titles = FILES.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file)).map(
    ({ text }) => text,
  );
  expect(LINES.filter((id) => !titles.some((text) => text.includes(`[${id}]`)))).toEqual([]);
});

test('no comment names a chapter of a paper that is not here', () => {
  const chapter = /(?:\(|, |of |\/\* )[PA]\d(?=[),;.]| and| \*)/;
  expect(FILES.filter(({ text }) => chapter.test(text)).map(({ file }) => file)).toEqual([]);
});
