import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { openSession } from '../../server/modules/auth/sessions';
import { API_VERSION, OLDEST_SERVED } from '../../src/contract/api-version';
import { COMMANDS, isCommandKind } from '../../src/domain/outbox/commands/all-commands';
import { API_MARK } from '../../src/contract/headers';
import { FIELD_KEYS, fieldOf } from '../../src/contract/listing/listing-fields';
import { RANGE_FILTERS, RANGE_KEYS } from '../../src/contract/search/search-filters';
import {
  isAlert,
  isBlock,
  isHiddenHome,
  isInspection,
  isListing,
  isMessage,
  isNotification,
} from '../../src/domain/answer-checks';
import { COLUMNS_SHAPE } from '../../src/domain/search/on-device/listing-columns';
import type { Check } from '../../src/domain/checks';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { deviceDatabase } from '../../src/db/device-database';
import { packDatabase } from '../../src/db/pack-database';
import { columnsOf } from '../../src/db/packs/columns-of';
import { decodeChunk } from '../../src/db/packs/decode-chunk';
import { readRow } from '../../src/db/read-row';
import { sealText } from '../../src/db/sealed-text';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { readDraft } from '../../src/db/repositories/my-properties/draft-repository';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { listListings, readResults } from '../../src/db/repositories/search/search-repository';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { readReleased, recordAnewWords, recordingHash } from '../support/recording-hash';
import { namesOf } from '../support/payload-names';
import { layDown, type RecordedDatabase, storesOf } from '../support/recorded-phone';
import { fillServer, type RecordedServer } from '../support/recorded-server';
import { type RecordedRequest, repeatRequests, sendAll } from '../support/recorded-requests';
import { rowsOf } from '../support/rows-of';
import { createTestApp, type TestApp } from '../support/test-app';

// What earlier versions left on phones, read and sent by this one (`npm run record` makes a recording).
const FOLDER = join('tests', 'recorded');
const VERSIONS = readdirSync(FOLDER)
  .filter((name) => /^version-\d+$/.test(name))
  .map((name) => Number(name.slice('version-'.length)));
const PHONES = ['seeker', 'agent', 'asking-agent', 'approver', 'visitor'] as const;
type PhoneName = (typeof PHONES)[number];

const fileOf = (version: number, name: string) =>
  JSON.parse(readFileSync(join(FOLDER, `version-${version}`, `${name}.json`), 'utf8')) as unknown;
/** Version 1 was recorded without its device and its requests. */
const isRecorded = (version: number, name: string) =>
  existsSync(join(FOLDER, `version-${version}`, `${name}.json`));
const phoneOf = (version: number, name: PhoneName | 'areas' | 'device') =>
  fileOf(version, name) as RecordedDatabase;
const FITS = {
  messages: isMessage,
  inspections: isInspection,
  notifications: isNotification,
  alerts: isAlert,
  blocks: isBlock,
  hiddenHomes: isHiddenHome,
  listings: isListing,
} satisfies Record<string, Check<unknown>>;
type Feeds = Record<string, { items: unknown[] } | undefined>;
const UNREAD =
  'Rows of phones wait in the old shape: raise `version` in the definition of their kind, and let its `read` bring them up';
const USER_TYPES = { agent: 'agent', 'asking-agent': 'agent' } as const;

const fieldsOf = (row: unknown) => new Set(Object.keys(row as object));

test('every version that is served, and this one, has its recording', () => {
  for (let version = OLDEST_SERVED; version <= API_VERSION; version += 1)
    expect(
      existsSync(join(FOLDER, `version-${version}`)),
      `There is no recording of version ${version}: run \`npm run record\``,
    ).toBe(true);
});

test('a recording that was released is as it was, and all before this version were', () => {
  const released = readReleased();
  expect(
    Object.fromEntries(
      Object.keys(released).map((version) => [version, recordingHash(Number(version))]),
    ),
    'Phones have what was released: take the change back, raise API_VERSION and run `npm run record`',
  ).toEqual(released);
  expect(
    VERSIONS.filter((version) => version < API_VERSION && released[version] === undefined),
    'A version is followed by another once it was released: `npm run record:released` on its build',
  ).toEqual([]);
});

test('every kind of command is in a recording', () => {
  const kinds = VERSIONS.flatMap((version) =>
    PHONES.flatMap((name) => (phoneOf(version, name).rows.outbox ?? []) as { kind: string }[]),
  ).map(({ kind }) => kind);
  const missing = Object.keys(COMMANDS).filter((kind) => !kinds.includes(kind));
  expect(
    missing,
    `Let somebody do it in tests/recorded/people-act.ts, then ${recordAnewWords(API_VERSION)}`,
  ).toEqual([]);
});

test('every table of a phone has rows in a recording', () => {
  const filled = VERSIONS.flatMap((version) =>
    PHONES.flatMap((name) => Object.keys(phoneOf(version, name).rows)),
  );
  const empty = Object.keys(phoneOf(Math.max(...VERSIONS), 'seeker').stores).filter(
    (table) => !filled.includes(table),
  );
  expect(empty, 'Fill it in tests/recorded/other-rows.ts and record').toEqual([]);
});

test.each([
  ['the phone of a person', () => new AppDatabase(crypto.randomUUID()), 'seeker'],
  ['the areas', packDatabase, 'areas'],
  ['the device', deviceDatabase, 'device'],
] as const)(
  'the tables of %s are those that were recorded at their version',
  async (_, open, name) => {
    const database = open();
    await database.open();
    const why = `Phones have the old tables: a change is a version(n).stores(…) behind the last, with its upgrade; then ${recordAnewWords(API_VERSION)}`;
    const recorded = VERSIONS.filter((version) => isRecorded(version, name)).map((version) =>
      phoneOf(version, name),
    );
    const { verno } = database;
    expect(verno, why).toBe(Math.max(...recorded.map(({ version }) => version)));
    for (const { version, stores } of recorded)
      if (version === verno) expect(storesOf(database), why).toEqual(stores);
    if (name === 'seeker') await database.delete();
  },
);

test('who is logged in on a phone of the last version is so still', async () => {
  await deviceDatabase().delete({ disableAutoOpen: false });
  const recorded = fileOf(2, 'device') as RecordedDatabase;
  await layDown(recorded);
  const [session] = recorded.rows.session as { token: string; user: object }[];
  expect(await readSession()).toEqual(session);
  expect(session).toMatchObject({ key: 'current', expired: false, remember: true });
  await deviceDatabase().delete({ disableAutoOpen: false });
});

describe.each(VERSIONS)('what version %i left', (version) => {
  let t: TestApp;
  const engines: Engine[] = [];
  beforeEach(async () => {
    t = await createTestApp();
    await fillServer(t.database, fileOf(version, 'server') as RecordedServer);
  });
  afterEach(async () => {
    for (const { database } of engines.splice(0)) await database.delete();
    await t.close();
  });

  /** A phone of that version, with this build on it since a moment ago. */
  async function updated(name: PhoneName): Promise<Engine> {
    const recorded = phoneOf(version, name);
    await layDown(recorded);
    const id = recorded.name.replace('gida-', '');
    const isVisitor = id === ANONYMOUS;
    const engine = createEngine({
      account: {
        id,
        email: `${name}@test.example`,
        token: isVisitor ? '' : await openSession(t.database, id),
      },
      userType: name === 'agent' || name === 'asking-agent' ? USER_TYPES[name] : 'seeker',
      fetch: injectFetch(t.app),
    });
    if (name === 'approver') engine.session.user.userType = 'approver';
    engine.session.expired = isVisitor;
    if (isVisitor) await sealAnew(engine.database);
    engines.push(engine);
    return engine;
  }

  /** A key cannot be put into a file: the password waits under a new one. */
  async function sealAnew(database: AppDatabase): Promise<void> {
    await database.preferences.delete('sealKey');
    const password = await sealText(database, 'Long enough 1');
    await database.outbox
      .where('kind')
      .equals('agent.signup')
      .modify((row) => {
        row.payload = { ...(row.payload as object), password };
      });
  }

  test.each(PHONES)(
    'the rows of the phone called %s are read, and sent without a question',
    async (name) => {
      const engine = await updated(name);
      const rows = await engine.database.outbox.toArray();
      expect(rows.length).toBeGreaterThan(0);
      expect(
        rows.filter(({ kind }) => !isCommandKind(kind)),
        'Rows of this kind wait on phones: a kind keeps its name for good',
      ).toEqual([]);
      expect(
        rows.filter((row) => readRow(row) === null),
        UNREAD,
      ).toEqual([]);
      const lost = rows.flatMap((row) => {
        const { asked, kept } = namesOf(row);
        return kept.filter((name) => !asked.has(name)).map((name) => `${row.kind}: ${name}`);
      });
      expect(lost, UNREAD).toEqual([]);
      await sendAll(engine);
      expect(
        (await engine.database.outbox.toArray()).map(({ kind, state, lastError }) => [
          kind,
          state,
          lastError?.message,
        ]),
        UNREAD,
      ).toEqual([]);
      if (name === 'visitor') return;
      expect(await pull(engine.context)).toBe('up-to-date');
      expect((await engine.database.cursors.toArray()).filter(({ unread }) => unread > 0)).toEqual(
        [],
      );
    },
  );

  const requests = isRecorded(version, 'requests')
    ? (fileOf(version, 'requests') as Record<PhoneName, RecordedRequest[]>)
    : null;
  test.runIf(requests !== null).each(PHONES)(
    'the requests of the phone called %s, as it makes them, are taken',
    async (name) => {
      const id = phoneOf(version, name).name.replace('gida-', '');
      const token = id === ANONYMOUS ? '' : await openSession(t.database, id);
      const own = requests?.[name] ?? [];
      expect(own.length).toBeGreaterThan(0);
      expect(
        await repeatRequests(own, injectFetch(t.app), token),
        `Phones of version ${version} send it: take it until they are two behind`,
      ).toEqual([]);
    },
  );

  test.runIf(version === API_VERSION)(
    'each field of a payload stands in a waiting row that was recorded',
    async () => {
      const [kept, asked] = [new Set<string>(), new Set<string>()];
      for (const name of PHONES)
        for (const row of await (await updated(name)).database.outbox.toArray()) {
          const names = namesOf(row);
          for (const field of names.kept) kept.add(`${row.kind}: ${field}`);
          for (const field of names.asked) asked.add(`${row.kind}: ${field}`);
        }
      expect(
        [...asked].filter((field) => !kept.has(field)),
        'Let somebody of tests/recorded/people-act.ts write it, and run `npm run record`',
      ).toEqual([]);
    },
  );

  test('a field that its listings lack says since when it is there', () => {
    const [mine] = phoneOf(version, 'agent').rows.myProperties as { content: object }[];
    const missing = FIELD_KEYS.filter((key) => (fieldOf(key).since ?? 1) <= version).filter(
      (key) => !Object.hasOwn(mine?.content ?? {}, key),
    );
    const why = 'Give it `since`, the version of the API that first has it';
    expect(missing, `${why}; then ${recordAnewWords(API_VERSION)}`).toEqual([]);
  });

  test('an edit of a listing and an open form of it arrive as they were meant', async () => {
    const engine = await updated('agent');
    const { database } = engine;
    const [row] = (await database.outbox.toArray()).filter(({ kind }) => kind === 'photo.arrange');
    const edited = row?.entityId ?? '';
    for (const { content } of await database.myProperties.toArray())
      expect(Object.keys(content).toSorted()).toEqual([...FIELD_KEYS].toSorted());
    const [draft] = await database.drafts.toArray();
    const form = await readDraft(draft?.id ?? '', database);
    expect(form?.form).toMatchObject({ address: '9 Allen Avenue, Ikeja, Lagos', price: '3.2m' });
    await sendAll(engine);
    await pull(engine.context);
    const [onServer] = await rowsOf<object>(
      t.database,
      'SELECT price, amenities, year_built, caution_fee FROM properties WHERE id = $1',
      [edited],
    );
    expect(onServer).toEqual({
      price: 5_200_000,
      amenities: ['Security', 'Borehole'],
      year_built: 2018,
      caution_fee: 450_000,
    });
    expect((await readDraft(draft?.id ?? '', database))?.form.price).toBe('3.2m');
  });

  test('a kept area is searched by the filters of today', async () => {
    await packDatabase().delete({ disableAutoOpen: false });
    await layDown(phoneOf(version, 'areas'));
    const { database } = await updated('seeker');
    const found = async (query: string) => {
      const { ids } = await readResults(query, database);
      return (await listListings(ids, database)).map(({ price, bedrooms }) => [price, bedrooms]);
    };
    expect(await found('listingType=rent&location=Abuja&sort=price-asc')).toEqual([]);
    expect(await found('listingType=rent&priceMin=6000000&sort=price-asc')).toEqual([
      [7_000_000, 3],
      [9_000_000, 5],
    ]);
    expect(await found('listingType=rent&bedroomsMin=5')).toEqual([[9_000_000, 5]]);
    // Also by those that came since: kept columns are made anew for them.
    const { ids } = await readResults('listingType=rent', database);
    const homes = await listListings(ids, database);
    for (const key of RANGE_KEYS) {
      const withOne = homes.filter((home) => (home[RANGE_FILTERS[key].field] ?? 0) >= 1);
      expect(await found(`listingType=rent&${key}Min=1`), key).toHaveLength(withOne.length);
    }
    // The next file of this worker opens none of its own.
    await packDatabase().delete({ disableAutoOpen: false });
  });

  test('the columns of a kept area say what they were made to say', async () => {
    await packDatabase().delete({ disableAutoOpen: false });
    await layDown(phoneOf(version, 'areas'));
    const { columns, chunks } = packDatabase();
    for (const { pack, from, shape, part } of await columns.toArray()) {
      const chunk = await chunks.get([pack, from]);
      const anew = columnsOf(chunk ? await decodeChunk(chunk) : []);
      if (shape === COLUMNS_SHAPE)
        expect(
          anew,
          'Kept columns are read in another sense: raise the number in COLUMNS_SHAPE',
        ).toEqual(part);
    }
    await packDatabase().delete({ disableAutoOpen: false });
  });

  test.each(['seeker', 'agent'] as const)(
    'what its server tells a phone of today, %s, is read to the last entry',
    async (name) => {
      const answers = fileOf(version, 'answers') as Record<string, { feeds: Feeds }>;
      const { feeds } = answers[name] ?? { feeds: {} };
      const engine = createEngine({
        account: { id: crypto.randomUUID(), email: 'new@test.example', token: 'x' },
        userType: name,
        fetch: async () =>
          new Response(JSON.stringify({ feeds }), { headers: { [API_MARK]: String(version) } }),
      });
      engines.push(engine);
      const { database, context } = engine;
      expect(await pull(context)).toBe('up-to-date');
      const unread = (await database.cursors.toArray()).map(({ collection, unread }) => [
        collection,
        unread,
      ]);
      expect(
        unread.filter(([, count]) => count !== 0),
        'An older server does not send what is new: let it be absent (orAbsent)',
      ).toEqual([]);
      expect(await database.messages.count()).toBe(feeds.messages?.items.length);
      expect(await database.myProperties.count()).toBe(feeds.properties?.items.length ?? 0);
      for (const { content } of await database.myProperties.toArray())
        expect(FIELD_KEYS.filter((key) => content[key] === undefined)).toEqual([]);
    },
  );

  test('what came from the server, and lies on a phone, is what screens read today', async () => {
    for (const name of ['seeker', 'agent'] as const) {
      const { database } = await updated(name);
      for (const [table, fits] of Object.entries(FITS)) {
        const rows: unknown[] = await database.table(table).toArray();
        expect(
          rows.filter((row) => !fits(row)),
          `Rows of ${table} lack what is new: let it be absent (orAbsent), or bring them up in an upgrade`,
        ).toEqual([]);
      }
    }
  });

  test.each(PHONES)('what the phone called %s gives up is as it was before', async (name) => {
    const { database } = await updated(name);
    const rows = (await database.outbox.orderBy('seq').toArray()).map(({ id, before }) => ({
      id,
      before: before as {
        table: string;
        id: string;
        was: string;
        record?: object;
        fields?: object;
      }[],
    }));
    for (const { id } of rows.toReversed()) await discardRow(id, database);
    const seen = new Set<string>();
    for (const { table, id, was, record, fields } of rows.flatMap(({ before }) => before)) {
      // What the first of several found is what stands in the end.
      if (seen.has(`${table} ${id}`)) continue;
      seen.add(`${table} ${id}`);
      const now: unknown = await database.table(table).get(id);
      const why = `A row that waits says of ${table} '${was}': what it is given up for is read as before`;
      if (was === 'absent') expect(now, why).toBeUndefined();
      // Fields that came since have their defaults.
      else expect(now, why).toMatchObject({ ...(was === 'record' ? record : fields) });
    }
  });

  test('no table of a phone loses a row', async () => {
    for (const name of PHONES) {
      const { rows } = phoneOf(version, name);
      const { database } = await updated(name);
      const now = new Map<string, number>();
      for (const table of database.tables) now.set(table.name, await table.count());
      // What has no table any more stands in those that have another name.
      const gone = Object.keys(rows).filter((table) => !now.has(table));
      for (const [table, { length }] of Object.entries(rows)) {
        if (gone.includes(table)) continue;
        expect(now.get(table), `An upgrade takes rows of ${table} away`).toBe(length);
      }
      const elsewhere = [...now].filter(([table]) => !(table in rows));
      const moved = elsewhere.reduce((sum, [, count]) => sum + count, 0);
      const left = gone.reduce((sum, table) => sum + (rows[table]?.length ?? 0), 0);
      expect(moved, `An upgrade takes rows of ${gone.join(', ')} away`).toBe(left);
    }
  });

  test('each field that lies on its phones is one of those that phones of today have', async () => {
    const names = new Map<string, Set<string>>();
    for (const name of PHONES)
      for (const [table, rows] of Object.entries(phoneOf(API_VERSION, name).rows))
        for (const row of rows)
          names.set(table, new Set([...(names.get(table) ?? []), ...fieldsOf(row)]));
    for (const name of PHONES) {
      const { database } = await updated(name);
      for (const table of database.tables) {
        const rows: unknown[] = await table.toCollection().raw().toArray();
        const lost = rows.flatMap((row) =>
          [...fieldsOf(row)].filter((field) => !names.get(table.name)?.has(field)),
        );
        expect(
          lost,
          `Phones have it in ${table.name} under this name: an upgrade of the tables gives it the new one`,
        ).toEqual([]);
      }
    }
  });

  test('what a seeker kept is shown whole', async () => {
    const { database } = await updated('seeker');
    const [saved] = await database.savedProperties.toArray();
    const [seen] = await database.listings.toArray();
    for (const listing of [saved?.listing, seen]) {
      expect(FIELD_KEYS.filter((key) => listing?.[key] === undefined)).toEqual([]);
      expect(listing).toMatchObject({ price: 4_500_000, yearBuilt: 2018 });
    }
    expect((await database.messages.toArray()).length).toBe(4);
  });
});
