import type { Table } from 'dexie';
import type { AppDatabase } from '../../src/db/app-database';
import type { deviceDatabase } from '../../src/db/device-database';
import type { packDatabase } from '../../src/db/pack-database';
import type { Snapshots } from '../../src/db/repositories/account/snapshot-repository';
import type { API_VERSION } from '../../src/contract/api-version';
import type agent from './version-2/agent.json';
import type approver from './version-2/approver.json';
import type areas from './version-2/areas.json';
import type device from './version-2/device.json';
import type askingAgent from './version-2/asking-agent.json';
import type seeker from './version-2/seeker.json';
import type visitor from './version-2/visitor.json';

// Nothing of this runs: the compiler holds the fields of what lies on phones to those of the newest
// recording. A field that was renamed or taken out is lost on every phone, so it needs an upgrade in a
// version(n).stores(…) of its own and a recording of its own (CONTRIBUTING, 'Two versions at once').

/** The recording that is compared: the newest. */
export const COMPARED: typeof API_VERSION = 2;

type Phones =
  | typeof agent.rows
  | typeof approver.rows
  | typeof areas.rows
  | typeof device.rows
  | typeof askingAgent.rows
  | typeof seeker.rows
  | typeof visitor.rows;
type Databases = AppDatabase & ReturnType<typeof packDatabase> & ReturnType<typeof deviceDatabase>;
type RowOf<Kept> = Kept extends Table<infer Row, infer _Key, infer _New> ? Row : never;
/** The tables of a phone, with the names of their fields as this build knows them. */
type Known = {
  [Name in keyof Databases as RowOf<Databases[Name]> extends never ? never : Name]: NamesOf<
    RowOf<Databases[Name]>
  >;
};
type NamesOf<Row> = Row extends unknown ? keyof Row & string : never;
type RecordedRow<Phone, Name extends string> = Phone extends unknown
  ? Phone extends { [Table in Name]: readonly (infer Row)[] }
    ? Row
    : never
  : never;
type Recorded<Name extends string> = NamesOf<RecordedRow<Phones, Name>>;
type Tables = keyof Known;

/** What phones have, and no row of this build: 'table.field'. */
type Lost = { [Name in Tables]: `${Name}.${Exclude<Recorded<Name>, Known[Name]>}` }[Tables];
/** What rows of this build have, and no recorded one: let tests/recorded/other-rows.ts write it, and record. */
type Unrecorded = { [Name in Tables]: `${Name}.${Exclude<Known[Name], Recorded<Name>>}` }[Tables];

export const LOST: { [Name in Lost]: never } = {};
export const UNRECORDED: { [Name in Unrecorded]: never } = {};

/** The names of what phones keep of answers, one of each kind: under another they are read no more. */
const SNAPSHOTS = [
  'agent 1',
  'analytics week',
  'background 1',
  'boosts',
  'free-times 1',
  'home-page',
  'insights 1',
  'kept-ahead',
  'listings week',
  'offered-times',
  'plan',
  'plan-requests',
  'prices',
  'second-factors',
] as const;
export const UNREAD_SNAPSHOTS: {
  [Name in Exclude<(typeof SNAPSHOTS)[number], keyof Snapshots>]: never;
} = {};
