import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
