import type { Collection } from '../../../contract/feed/collections';
import type { CommandKind, CommandPayloads } from '../../../contract/feed/commands';

/** How a command is folded into what waits for the same entity and never left the device. */
type Merge<Payload> =
  /** It has a row of its own. */
  | { how: 'append' }
  /** The newest takes the place of a waiting row of its kind, which may have been refused. */
  | {
      how: 'replace';
      combine: (earlier: Payload, newest: Payload, refused: boolean) => Payload;
      /** It takes the place of the last row of its lane alone: before another kind it would mean something else. */
      inOrder?: true;
      /** Each says a part alone: what is left of a refused one that a newer one does not say; null for nothing. */
      rest?: (refused: Payload, newest: Payload) => Payload | null;
    }
  /** The newest of these kinds decides: earlier ones need not be sent. */
  | { how: 'supersede'; kinds: readonly CommandKind[] }
  /** What it takes away need not be sent; nothing at all where `madeBy` never left the device. */
  | { how: 'take-away'; madeBy: CommandKind | null };

/**
 * All that is known about a kind of command but how it is sent (`sync/senders`) and how it is undone
 * (`db/undo`), which are held to the same kinds.
 */
export type CommandDefinition<Kind extends CommandKind> = {
  /** What it does, in words. */
  words: string;
  /** What so many of it are called beside other rows of one thing: '4 photos'; where absent, its words. */
  part?: (count: number) => string;
  /** It is told by a name of its own, a photo's file, and not by that of what it belongs to. */
  isPartAlone?: true;
  /** What it is about, for people; '' where nothing tells. */
  about: (payload: CommandPayloads[Kind]) => string;
  /** Rows of one lane are sent in the order they were written. */
  lane: (entityId: string, payload: CommandPayloads[Kind]) => string;
  /** What rows stand together for in the outbox, such as a listing with its photos; where absent, their lane. */
  subject?: (entityId: string, payload: CommandPayloads[Kind]) => string;
  merge: Merge<CommandPayloads[Kind]>;
  /** The earlier command that it makes undone, while that never left the device. */
  undoes: CommandKind | null;
  /**
   * With `undoes`, or where it takes away: a command that was tried without an answer is taken back by
   * this one instead of being sent once more, which would only deliver it.
   */
  recalls: boolean;
  /** The earlier commands of its entity that nobody need decide about once this one waits. */
  takesAway: readonly CommandKind[];
  /** While it waits, the server's copy of its entity must not come back. */
  removes: boolean;
  /** It marks its entity as read or unread, and is needless once the server let go of that. */
  marks: boolean;
  /** Nobody gave it on purpose: it is sent without being counted, shown or asked about. */
  quiet: boolean;
  /** It needs no account. */
  open: boolean;
  /** The feed that tells what became of its entity; null where there is none. */
  feed: Collection | null;
  /**
   * The version of the payload that this build writes. A row of a newer one is not sent by this build; an
   * older one is read by `read`.
   */
  version: number;
  /**
   * Today's payload from what a row of this or an earlier version holds; null where it does not fit,
   * and then the row is not sent.
   */
  read: (payload: unknown, version: number) => CommandPayloads[Kind] | null;
};

/** The definitions of the commands whose kinds begin so: 'message' for 'message.send' and the like. */
export type DefinitionsOf<Begin extends string> = {
  readonly [Kind in Extract<CommandKind, `${Begin}.${string}`>]: CommandDefinition<Kind>;
};

/** The parts that most commands have alike. */
export const PLAIN = {
  merge: { how: 'append' },
  undoes: null,
  recalls: false,
  takesAway: [],
  removes: false,
  marks: false,
  quiet: false,
  open: false,
  version: 1,
} as const;

/** Reads payloads of version 1, which is the only one so far. */
export function readAs<Payload>(
  fits: (payload: unknown) => payload is Payload,
): (payload: unknown) => Payload | null {
  return (payload) => (fits(payload) ? payload : null);
}

/** The later of two payloads, where it says all that the earlier one said. */
export function later<Payload>(_earlier: Payload, newest: Payload): Payload {
  return newest;
}
