import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { AppDatabase } from '../../src/db/app-database';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { pull } from '../../src/sync/engine/pull';
import { layDown, type RecordedDatabase, recordDatabase } from '../support/recorded-phone';

const fileOf = (name: string) =>
  JSON.parse(
    readFileSync(join('tests', 'recorded', `version-${API_VERSION}`, `${name}.json`), 'utf8'),
  ) as unknown;

/** What a phone keeps for itself, and what the server told in answer to a look: no command changes it. */
const ITS_OWN =
  'cursors receipts snapshots preferences sessions drafts forms listings searches recentSearches seenHomes views scamChecks notes viewingChecks viewingPhotos sharedFiles imports importPieces'.split(
    ' ',
  );

/** The rows of the other tables, each as one text, in any order. */
const sent = ({ rows }: RecordedDatabase) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => !ITS_OWN.includes(table))
      .map(([table, found]) => [table, found.map((row) => JSON.stringify(row)).toSorted()]),
  );

// The phones of the recording have done everything that can be done once, and nothing of it was sent; what
// their server told them before is recorded too.
test.each(['seeker', 'agent'] as const)(
  '[SYNC-3] the phone of the %s who gives up all that waits, the last first, is as before',
  async (name) => {
    const recorded = fileOf(name) as RecordedDatabase;
    await layDown(recorded);
    const phone = new AppDatabase(recorded.name.replace('gida-', ''));
    for (;;) {
      const last = await phone.outbox.orderBy('seq').last();
      if (last === undefined) break;
      expect(await discardRow(last.id, phone), last.kind).toBe(true);
    }
    const after = await recordDatabase(phone);
    await phone.delete();

    const answers = fileOf('answers') as Record<string, { feeds: object }>;
    const { context, database } = createEngine({
      account: { id: phone.userId, email: 'x@test.example', token: 'x' },
      userType: name,
      fetch: async () =>
        new Response(JSON.stringify({ feeds: answers[name]?.feeds }), {
          headers: { [API_MARK]: String(API_VERSION) },
        }),
    });
    expect(await pull(context)).toBe('up-to-date');
    const before = await recordDatabase(database);
    await database.delete();
    expect(sent(after)).toEqual(sent(before));
  },
);
