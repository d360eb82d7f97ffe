import {
  type Check,
  isNumber,
  isObject,
  isText,
  listOf,
  oneOf,
  orAbsent,
  orNull,
  shape,
} from '../checks';
import { isAnything } from '../answer-checks';
import { COMMANDS, isCommandKind } from './commands/all-commands';

export const OUTBOX_FORMAT = 'gida-outbox';
export const OUTBOX_FILE_VERSION = 1;

/** The tables whose records travel with the rows that are about them. */
export const RECORD_TABLES = [
  'messages',
  'myProperties',
  'savedProperties',
  'alerts',
  'inspections',
  'ownApplications',
] as const;
export type RecordTable = (typeof RECORD_TABLES)[number];

/** A waiting action as it travels: under the key by which the server knows it. */
export type FileRow = {
  id: string;
  kind: string;
  entityId: string;
  lane: string;
  /** What it stands together with others for. */
  subject?: string;
  payload: unknown;
  payloadVersion: number;
  baseVersion: number | null;
  dependsOn: string[];
  /** Milliseconds. */
  createdAt: number;
  /** What was on the phone before is no other phone's to put back. */
  before: never[];
};

/** A record of a table, looked at where it is stored. */
export type FileRecord = { id: string } & Record<string, unknown>;
type FilePhoto = { record: FileRecord; type: string; base64: string };
type FileDocument = { record: FileRecord; base64: string };

/** What waits on a phone, for another phone of the same person to send. */
export type OutboxFile = {
  format: typeof OUTBOX_FORMAT;
  version: typeof OUTBOX_FILE_VERSION;
  userId: string;
  /** ISO date and time. */
  exportedAt: string;
  /** In the order in which they were written. */
  rows: FileRow[];
  photos: FilePhoto[];
  documents: FileDocument[];
  records: Record<RecordTable, FileRecord[]>;
};

/** Why a file cannot be taken in; 'full' is the phone's. */
export type FileProblem = 'not-ours' | 'version' | 'damaged' | 'other-account' | 'full';

const isFilled: Check<string> = (value): value is string => isText(value) && value !== '';
const isNothing: Check<never[]> = (value): value is never[] =>
  Array.isArray(value) && value.length === 0;
const isRecord: Check<FileRecord> = (value): value is FileRecord =>
  isObject(value) && isFilled(value.id);

const isRow = shape<FileRow>({
  id: isFilled,
  kind: isText,
  entityId: isText,
  lane: isText,
  subject: orAbsent(isText),
  payload: isAnything,
  payloadVersion: isNumber,
  baseVersion: orNull(isNumber),
  dependsOn: listOf(isText),
  createdAt: isNumber,
  before: isNothing,
});

const isFile = shape<OutboxFile>({
  format: oneOf([OUTBOX_FORMAT]),
  version: (value): value is typeof OUTBOX_FILE_VERSION => value === OUTBOX_FILE_VERSION,
  userId: isFilled,
  exportedAt: isText,
  rows: listOf(isRow),
  photos: listOf(shape<FilePhoto>({ record: isRecord, type: isText, base64: isText })),
  documents: listOf(shape<FileDocument>({ record: isRecord, base64: isText })),
  records: shape<OutboxFile['records']>({
    messages: listOf(isRecord),
    myProperties: listOf(isRecord),
    savedProperties: listOf(isRecord),
    alerts: listOf(isRecord),
    inspections: listOf(isRecord),
    ownApplications: listOf(isRecord),
  }),
});

/** Reads a file of an outbox, or says why it is none that can be taken in. */
export function parseOutboxFile(text: string): OutboxFile | FileProblem {
  const value = parsed(text);
  if (value === undefined) return 'damaged';
  if (!isObject(value) || value.format !== OUTBOX_FORMAT) return 'not-ours';
  if (value.version !== OUTBOX_FILE_VERSION) return 'version';
  if (!isFile(value)) return 'damaged';
  return new Set(value.rows.map(({ id }) => id)).size < value.rows.length ? 'damaged' : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A stored row as it travels. */
export function fileRowOf(row: Omit<FileRow, 'before'>): FileRow {
  return {
    id: row.id,
    kind: row.kind,
    entityId: row.entityId,
    lane: row.lane,
    ...(row.subject === undefined ? {} : { subject: row.subject }),
    payload: row.payload,
    payloadVersion: row.payloadVersion,
    baseVersion: row.baseVersion,
    dependsOn: row.dependsOn,
    createdAt: row.createdAt,
    before: [],
  };
}

/**
 * Whether a row must stay on its phone: its password is sealed by a key that the browser hands to
 * nobody, or it waits for one that stays.
 * @param staying the ids of those before it that stay
 */
export function staysHere(
  row: Pick<FileRow, 'kind' | 'dependsOn'>,
  staying: ReadonlySet<string>,
): boolean {
  return row.kind === 'agent.signup' || row.dependsOn.some((id) => staying.has(id));
}

/** The ids of all that a row is about: its entity, and the listing or application that it belongs to. */
export function idsAbout({ entityId, payload }: Pick<FileRow, 'entityId' | 'payload'>): string[] {
  const { propertyId, applicationId } = isObject(payload) ? payload : {};
  return [entityId, propertyId, applicationId].filter(isText);
}

/** Whether this build can send a row; another one it keeps until it is updated. */
export function isSendable({ kind, payload, payloadVersion }: FileRow): boolean {
  if (!isCommandKind(kind) || payloadVersion > COMMANDS[kind].version) return false;
  return COMMANDS[kind].read(payload, payloadVersion) !== null;
}
