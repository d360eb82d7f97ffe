import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import '../support/engine';
import { API_VERSION } from '../../src/contract/api-version';
import { AppDatabase } from '../../src/db/app-database';
import { clearPrivate } from '../../src/db/repositories/account/clear-private';
import { layDown, type RecordedDatabase } from '../support/recorded-phone';
import { recordingFolder } from '../support/recording-hash';

// The recordings together have rows in every table of a phone (recorded-versions.test.ts), so a new table is cleared too or fails here.
const phoneOf = (name: string): RecordedDatabase => {
  const file = join(recordingFolder(API_VERSION), `${name}.json`);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedDatabase;
  return { ...recorded, name: `gida-${crypto.randomUUID()}` };
};

test.each(['seeker', 'agent', 'asking-agent', 'approver'])(
  'a logout that keeps nothing leaves nothing to read on the phone called %s',
  async (name) => {
    const recorded = phoneOf(name);
    await layDown(recorded);
    const database = new AppDatabase(recorded.name.replace(/^gida-/, ''));
    await clearPrivate(database, { unsent: 'discard', onlyHere: 'remove' });
    const left = await Promise.all(
      database.tables.map(async (table) => [table.name, await table.count()] as const),
    );
    expect(left.filter(([, count]) => count > 0)).toEqual([]);
    await database.delete();
  },
);
