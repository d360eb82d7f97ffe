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
test('modules of the server import each other in one direction, all of them', () => {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(MODULES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const module = file.split(sep)[0] ?? '';
    const known = imports.get(module) ?? new Set();
    imports.set(module, known);
    const text = readFileSync(join(MODULES, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const [other = ''] = relative(MODULES, join(MODULES, dirname(file), path)).split(sep);
      if (other !== '..' && other !== module) known.add(other);
    }
  }
  expect(imports.get('feeds')).toContain('messages');
  // Who needs nobody that is left goes, again and again: a circle stays.
  for (let before = 0; before !== imports.size; ) {
    before = imports.size;
    for (const [module, known] of imports)
      if (![...known].some((other) => imports.has(other))) imports.delete(module);
  }
  expect([...imports.keys()], 'These go round in a circle').toEqual([]);
});
