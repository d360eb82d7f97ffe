import type { Table } from 'dexie';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import '../support/engine';
import { API_VERSION } from '../../src/contract/api-version';
import { AppDatabase } from '../../src/db/app-database';
import { clearPrivate } from '../../src/db/repositories/account/clear-private';
import { NOTHING_HERE, type OnlyHere } from '../../src/db/repositories/device/only-here';
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
    expect(
      left.filter(([, count]) => count > 0),
      'Who holds the phone next reads it: src/db/repositories/account/clear-private.ts clears it',
    ).toEqual([]);
    await database.delete();
  },
);

type TableName = {
  [Name in keyof AppDatabase]: AppDatabase[Name] extends Table ? Name : never;
}[keyof AppDatabase];
/**
 * What becomes of each table's rows at such a logout: the server has them, they are told of before as what
 * is on this device alone (`only-here.ts`), or a person misses nothing.
 */
const ROWS_OF = {
  listings: 'the server',
  searches: 'the server',
  savedProperties: 'the server',
  myProperties: 'the server',
  messages: 'the server',
  alerts: 'the server',
  sessions: 'the server',
  inspections: 'the server',
  notifications: 'the server',
  snapshots: 'the server',
  applications: 'the server',
  blocks: 'the server',
  hiddenHomes: 'the server',
  reports: 'the server',
  cursors: 'nothing is missed',
  receipts: 'nothing is missed',
  views: 'nothing is missed',
  recentSearches: 'nothing is missed',
  seenHomes: 'nothing is missed',
  preferences: 'nothing is missed',
  scamChecks: 'nothing is missed',
  outbox: 'asked about',
  imports: 'asked about',
  importPieces: 'asked about',
  photos: ['drafts', 'edits'],
  photoData: ['drafts', 'edits'],
  sharedFiles: ['drafts', 'edits'],
  drafts: ['drafts', 'edits'],
  forms: ['forms'],
  notes: ['notes'],
  viewingChecks: ['checklists'],
  viewingPhotos: ['viewingPhotos'],
  ownApplications: ['applications'],
  applicationDocuments: ['papers'],
  documentData: ['papers'],
} satisfies Record<
  TableName,
  'the server' | 'asked about' | 'nothing is missed' | (keyof OnlyHere)[]
>;

test('all that is told of before a logout is some table’s', () => {
  const kinds = Object.values(ROWS_OF).flatMap((row) => (typeof row === 'string' ? [] : row));
  expect([...new Set<string>(kinds)].toSorted()).toEqual(Object.keys(NOTHING_HERE).toSorted());
});
