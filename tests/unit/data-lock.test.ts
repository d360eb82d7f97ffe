import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeDataLock } from '../../server/db/data-lock';
import { testFolder } from '../support/test-folder';

const folder = testFolder('data-lock');
const file = join(folder, 'gida.lock');

test('a folder is held by whoever lives, and a copy of it by nobody', () => {
  writeFileSync(file, '');
  const { ino } = statSync(file);
  // Process 1 always lives; without its start nothing says that the number was given out again.
  writeFileSync(file, `1  ${ino}`);
  expect(() => takeDataLock(folder)).toThrow('is in use by process 1: stop it first');
  // The file of a lock that lies in another folder.
  writeFileSync(file, `1  ${ino + 1}`);
  const release = takeDataLock(folder);
  expect(readFileSync(file, 'utf8').split(' ')[0]).toBe(String(process.pid));
  release();
});
