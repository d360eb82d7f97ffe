import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TEXT = readFileSync('docs/asvs.md', 'utf8');
const STATES = ['met', 'part', 'no', 'n/a', 'operator'];
const ROWS = TEXT.split('\n')
  .filter((line) => /^\| (\d+\.|API\d)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , state = '', where = '', tests = '']) => ({ id, state, where, tests }));

/** What a cell names between backticks that is a file or folder of the repository. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`([\w./-]+)`/g), ([, path = '']) => path).filter(
    (path) =>
      /^(src|server|sw|tests|docs|scripts)\//.test(path) ||
      /^(?:[\w-]+\.md|package\.json)$/.test(path),
  );

test('every file and folder that a document names is there', () => {
  const documents = ['.', 'docs'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );
  const named = documents.flatMap((document) =>
    pathsIn(readFileSync(document, 'utf8')).map((path) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test('every title of a test that it quotes stands in the test it names', () => {
  const quoted = Array.from(TEXT.matchAll(/`(tests\/[\w./-]+)`: “([^”]+)”/g));
  expect(quoted.length).toBeGreaterThan(10);
  const missing = quoted.filter(
    ([, path = '', title = '']) => !readFileSync(path, 'utf8').includes(title),
  );
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test('every row has a state; what is not met says why or stands in the list above', () => {
  expect(ROWS.length).toBeGreaterThan(120);
  for (const { id, state, where } of ROWS) {
    expect(STATES, id).toContain(state);
    if (state === 'part' || state === 'operator') expect(where, id).not.toBe('');
    if (state === 'met') expect(where, id).not.toBe('');
  }
});

test('all chapters of both lists are there', () => {
  for (let chapter = 1; chapter <= 17; chapter += 1)
    expect(
      ROWS.some(({ id }) => id.startsWith(`${chapter}.`)),
      `V${chapter}`,
    ).toBe(true);
  for (let number = 1; number <= 10; number += 1)
    expect(
      ROWS.filter(({ id }) => id === `API${number}`),
      `API${number}`,
    ).toHaveLength(1);
});

// The sections of ASVS 5.0.0 and how many of each are of level 1 or 2: they come before those of level 3.
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const ALL = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** The requirements that the first cell of a row names: `1.2.1`, `1.2.6 to 1.2.8`, `7.3.1, 7.3.2`. */
function namedIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ');
    return first.startsWith('API') ? [] : ALL.slice(ALL.indexOf(first), ALL.indexOf(last) + 1);
  });
}

test('every requirement of levels 1 and 2 has one row, and no other has', () => {
  expect(ALL).toHaveLength(253);
  expect(ROWS.flatMap(({ id }) => namedIn(id)).toSorted()).toEqual(ALL.toSorted());
});
