import type { CommandKind } from '../../contract/command-kinds';

/** The part of a waiting row that coalescing looks at. */
export type WaitingRow = {
  id: string;
  kind: CommandKind;
  attempts: number;
  state: string;
  baseVersion: number | null;
};

export type Coalesced = {
  /** The row whose payload the new command takes over, keeping its place and key. */
  replace: string | null;
  /** Rows that need not be sent any more. */
  drop: string[];
  /** Whether the new command still needs a row of its own. */
  append: boolean;
};

const UNDOES: Partial<Record<CommandKind, CommandKind>> = {
  'saved.remove': 'saved.add',
  'saved.add': 'saved.remove',
  'photo.remove': 'photo.add',
  'message.delete': 'message.send',
  'inspection.remove': 'inspection.request',
};
/** What is called back before it is known to have arrived: the server answers the recall either way. */
const RECALLS: readonly CommandKind[] = ['message.delete', 'inspection.remove'];
/** Kinds whose newest command says all that an earlier one said. */
const REPLACES: readonly CommandKind[] = [
  'property.save',
  'property.confirm',
  'inspection.answer',
  'inspection.reschedule',
  'message.read',
  'alert.save',
  'notification.read',
  'notification.read-all',
  'profile.save',
  'preferences.save',
];

/** Kinds of which the newest decides alone: what was asked for before it need not be sent. */
const GROUPS: readonly (readonly CommandKind[])[] = [
  ['property.publish', 'property.unpublish', 'property.close'],
  // A newer order of the photos may wait for photos that the older one knew nothing of.
  ['photo.arrange'],
];

/** Whether a later command of this kind makes an earlier one of the same entity needless. */
export function newestWins(kind: CommandKind): boolean {
  return REPLACES.includes(kind);
}

/** Whether a later command takes away whatever an earlier one asked for. */
export function takesAway(later: CommandKind, earlier: CommandKind): boolean {
  if (later === 'property.delete') return /^(property|photo|boost)\./.test(earlier);
  if (later === 'alert.delete') return earlier === 'alert.save';
  return UNDOES[later] === earlier;
}

/**
 * Folds a new command into the unsent rows of its lane (rule 4 of the outbox). Only a row that never
 * left the device may change: one that was tried may have reached the server under its key, and the
 * same key must never mean something else.
 */
export function coalesce(kind: CommandKind, lane: WaitingRow[]): Coalesced {
  const unsent = lane.filter(isUnsent);
  if (kind === 'property.delete') return deleteProperty(lane, unsent);
  // The server answers the same whether it knows the alert or not.
  if (kind === 'alert.delete')
    return { replace: null, drop: unsent.map((row) => row.id), append: true };
  const newest = lane.at(-1);
  if (newest !== undefined && isRecalled(kind, newest))
    return { replace: null, drop: [newest.id], append: true };
  const last = unsent.at(-1);
  const lastIsNewest = last !== undefined && lane.at(-1)?.id === last.id;
  if (lastIsNewest && last.kind === UNDOES[kind])
    return { replace: null, drop: [last.id], append: false };
  if (newestWins(kind)) {
    // What waits for a decision between two versions takes the newer words and still waits.
    const same = lane.findLast(
      (row) => row.kind === kind && (isUnsent(row) || row.state === 'conflict'),
    );
    if (same) return { replace: same.id, drop: [], append: false };
  }
  const group = GROUPS.find((kinds) => kinds.includes(kind));
  if (group !== undefined) {
    const earlier = unsent.filter((row) => group.includes(row.kind));
    return { replace: null, drop: earlier.map((row) => row.id), append: true };
  }
  return { replace: null, drop: [], append: true };
}

/** Never tried, or refused: in both cases the server has nothing of it. */
function isUnsent(row: WaitingRow): boolean {
  return row.state === 'rejected' || (row.attempts === 0 && row.state === 'pending');
}

/** Tried without an answer and taken back: to send it once more would only deliver it. */
function isRecalled(kind: CommandKind, newest: WaitingRow): boolean {
  return (
    RECALLS.includes(kind) &&
    newest.kind === UNDOES[kind] &&
    newest.attempts > 0 &&
    (newest.state === 'pending' || newest.state === 'paused')
  );
}

/** A listing that never left the phone just disappears; another one is deleted, its edits forgotten. */
function deleteProperty(lane: WaitingRow[], unsent: WaitingRow[]): Coalesced {
  const createdHere = unsent.some(
    (row) => row.kind === 'property.save' && row.baseVersion === null,
  );
  const nothingSent = unsent.length === lane.length;
  // Between two versions of what is going away there is nothing left to decide.
  const moot = lane.filter((row) => row.state === 'conflict');
  return {
    replace: null,
    drop: [...unsent, ...moot].map((row) => row.id),
    append: !(createdHere && nothingSent),
  };
}
