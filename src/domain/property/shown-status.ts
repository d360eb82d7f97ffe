import type { PlanLimit } from '../../contract/plan/plan-options';
import { CLOSED_STATUSES, type ToldStatus } from '../../contract/listing/property-options';
import { isInListingLane } from '../outbox/command-marks';
import { STATUS_KINDS } from '../outbox/commands/status-kinds';
import type { Tone } from '../tone';
import { statusLook } from './words/status-look';

/** The part of a waiting row that a listing's status is told from. */
export type StatusRow = {
  id: string;
  kind: string;
  state: string;
  dependsOn: readonly string[];
  lastError: { message: string; code?: string; limit?: PlanLimit | undefined } | null;
  before: readonly { was: string; fields?: Record<string, unknown> }[];
};

/** Why a change of status goes no further by itself. */
export type StatusRefusal = {
  /** The row that somebody has to decide about: the change itself, or one that it needs. */
  rowId: string;
  why: string;
  /** Two versions wait to be chosen from. */
  isConflict: boolean;
  /** Which limit of the plan was met, where that is why. */
  limit: PlanLimit | null;
};

export type ShownStatus = {
  label: string;
  tone: Tone;
  /** Whether seekers find it now, as far as this device has heard. */
  isPublic: boolean;
  /** In which choice of the status filter it is. */
  group: StatusGroup;
  refusal: StatusRefusal | null;
};

export const STATUS_GROUPS = [
  'Active',
  'Waiting',
  'Not published',
  'Draft',
  'Rented or sold',
] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/** What is said while a change of status waits, and once it was refused. */
type Change = { isDone: (status: unknown) => boolean; waits: string; refused: string };

/**
 * Where a listing of one's own stands, for people: 'Active' only while the server has it published,
 * and what waits or was refused under its own name.
 * @param property `status` is the one wished for here; `version` null means the server never had it
 * @param rows what waits for the listing, oldest first, and for its photos
 */
export function shownStatus(
  property: {
    status: ToldStatus;
    version: number | null;
    awaitsRoomSince?: number | null;
  },
  rows: readonly StatusRow[],
): ShownStatus {
  const { status } = property;
  const gone = rows.find(isOfDeleted);
  if (gone !== undefined)
    return {
      label: 'Deleted on another device',
      tone: 'bad',
      isPublic: false,
      group: 'Not published',
      refusal: refusalOf(gone, rows),
    };
  const onServer = property.version === null ? null : statusOnServer(status, rows);
  const row = rows.findLast(isChange);
  const change = row && changeOf(row.kind, status);
  // Taken back while it waited: the server is only told what it has already.
  if (row === undefined || change === undefined || change.isDone(onServer)) {
    const stands = settled(onServer ?? 'Draft', (property.awaitsRoomSince ?? null) !== null);
    // Seekers still see what it was.
    return stands.isPublic && rows.some(({ kind }) => kind === 'property.save')
      ? { ...stands, label: `${stands.label}, changes not sent` }
      : stands;
  }
  const isPublic = onServer === 'Active';
  const refusal = refusalOf(row, rows);
  return {
    label: refusal === null ? change.waits : change.refused,
    tone: refusal === null ? 'warn' : 'bad',
    isPublic,
    group: isPublic ? 'Active' : refusal === null ? 'Waiting' : 'Not published',
    refusal,
  };
}

/** Whether a listing is published, or will be once all that waits was sent: so many the plan allows. */
export function countsAsPublished(wished: ToldStatus, shown: ShownStatus): boolean {
  if (shown.refusal !== null) return shown.isPublic;
  return wished === 'Active' && (shown.isPublic || shown.group === 'Waiting');
}

/** Whether a listing was to be published and is not: what it needs has not been sent, has no room yet, or was refused. */
export function waitsToBePublic(
  wished: ToldStatus,
  { isPublic, group }: Pick<ShownStatus, 'isPublic' | 'group'>,
): boolean {
  return !isPublic && (wished === 'Active' || (wished === 'Draft' && group === 'Waiting'));
}

/** What was changed here of a listing that is deleted meanwhile: it stays until somebody gives the change up. */
const isOfDeleted = ({ kind, state, lastError }: StatusRow) =>
  isInListingLane(kind) && state === 'rejected' && lastError?.code === 'gone';
const isChange = ({ kind }: StatusRow) => STATUS_KINDS.some((one) => one === kind);

function changeOf(kind: string, wished: ToldStatus): Change {
  if (kind === 'property.publish')
    return {
      isDone: (status) => status === 'Active',
      waits: 'Waiting to be published',
      refused: 'Not published',
    };
  if (kind === 'property.unpublish')
    return {
      isDone: (status) => status !== 'Active',
      waits: 'Being taken offline',
      refused: 'Not taken offline',
    };
  const ended = wished.toLowerCase();
  return {
    isDone: () => false,
    waits: `Waiting to be marked ${ended}`,
    refused: `Not marked ${ended}`,
  };
}

/** What the server had before the first of the changes that wait; without any, what is kept here. */
function statusOnServer(status: ToldStatus, rows: readonly StatusRow[]): unknown {
  const first = rows.find(isChange);
  const was = first?.before.find(({ fields }) => fields !== undefined && 'status' in fields);
  if (first === undefined) return status;
  // After a logout, or from a file, nobody remembers: it was what the change was to end.
  return was?.fields?.status ?? (first.kind === 'property.publish' ? 'Draft' : 'Active');
}

/** What a listing is called that the server publishes once the plan has room for it. */
const AWAITS_ROOM = {
  label: 'Waiting for room in your plan',
  tone: 'warn',
  isPublic: false,
  group: 'Waiting',
  refusal: null,
} as const;

function settled(status: unknown, awaitsRoom: boolean): ShownStatus {
  if (awaitsRoom && status === 'Draft') return AWAITS_ROOM;
  const look = statusLook(String(status));
  const isPublic = status === 'Active';
  return { ...look, isPublic, group: groupOf(status), refusal: null };
}

function groupOf(status: unknown): StatusGroup {
  if (status === 'Active' || status === 'Draft') return status;
  // One of a later version is at least not among what seekers find.
  return CLOSED_STATUSES.some((closed) => closed === status) ? 'Rented or sold' : 'Not published';
}

/** The first row in the way of a change: one before it in the listing's lane, itself, or a photo it needs. */
function refusalOf(row: StatusRow, rows: readonly StatusRow[]): StatusRefusal | null {
  const at = rows.indexOf(row);
  const inTheWay = rows.find(
    ({ id, kind, state }, place) =>
      (state === 'rejected' || state === 'conflict') &&
      (row.dependsOn.includes(id) || (isInListingLane(kind) && place <= at)),
  );
  if (inTheWay === undefined) return null;
  const { id, state, lastError } = inTheWay;
  const isConflict = state === 'conflict';
  return {
    rowId: id,
    why: isConflict
      ? 'it was changed on another device too'
      : (lastError?.message ?? 'the server did not accept it'),
    isConflict,
    limit: lastError?.limit ?? null,
  };
}
