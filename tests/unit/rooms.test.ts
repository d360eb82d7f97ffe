import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

/** More side by side is a list and no room: a reader no longer finds a thing by where it stands. */
const MOST_FILES = 25;

test('no folder of the app holds more than 25 files side by side', () => {
  const folders = ['src', 'server', 'sw', 'scripts'].flatMap((root) => [
    root,
    ...readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name)),
  ]);
  const files = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length;
  expect(folders.length).toBeGreaterThan(50);
  // A migration is added with each change of the tables, and each post of the blog is a file.
  const rooms = folders.filter((folder) => !/migrations|content/.test(folder));
  expect(rooms.filter((folder) => files(folder) > MOST_FILES)).toEqual([]);
});

const MODULES = join('server', 'modules');
/** Pairs that still know each other, each a knot to be untied: none is added. */
const KNOTS = [
  'auth and privacy',
  'auth and second-factor',
  'photos and properties',
  'plans and properties',
];

test('a module of the server that another imports does not import that one', () => {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(MODULES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const module = file.split(sep)[0] ?? '';
    const known = imports.get(module) ?? new Set();
    imports.set(module, known);
    for (const [, path = ''] of readFileSync(join(MODULES, file), 'utf8').matchAll(
      /from '(\.[^']+)'/g,
    )) {
      const [other = ''] = relative(MODULES, join(MODULES, dirname(file), path)).split(sep);
      if (other !== '..' && other !== module) known.add(other);
    }
  }
  expect(imports.get('feeds')).toContain('messages');
  const knots = [...imports].flatMap(([one, known]) =>
    [...known]
      .filter((other) => one < other && imports.get(other)?.has(one))
      .map((other) => `${one} and ${other}`),
  );
  expect(knots.toSorted()).toEqual(KNOTS);
});
