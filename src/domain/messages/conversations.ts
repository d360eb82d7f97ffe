import { comparePlaces, oldestFirst, type Placed } from './message-order';

type Party = { id: string; name: string };
/** The parts of a message that a conversation is made of. */
export type Turn = {
  id: string;
  propertyId: string;
  propertyTitle: string;
  sender: Party;
  recipient: Party;
  readStatus: boolean;
  sentByMe: boolean;
} & Placed;

export type Conversation<Item> = {
  /** One home with one other person. */
  key: string;
  propertyId: string;
  propertyTitle: string;
  other: Party;
  /** The oldest first. */
  turns: Item[];
  unread: number;
  /** Whether the other side, or I after them, have answered: then there is a conversation to view. */
  replied: boolean;
};

/** Messages as conversations per home and person, the one with the newest word first (DASH-5). */
export function conversations<Item>(
  items: readonly Item[],
  turnOf: (item: Item) => Turn,
): Conversation<Item>[] {
  const byKey = new Map<string, Item[]>();
  for (const item of oldestFirst(items, turnOf)) {
    const key = keyOf(turnOf(item));
    byKey.set(key, [...(byKey.get(key) ?? []), item]);
  }
  return [...byKey.entries()]
    .flatMap(([key, turns]) => conversation(key, turns, turnOf) ?? [])
    .toSorted((one, other) => comparePlaces(other.last, one.last))
    .map((one) => one.conversation);
}

/** The letters after which I wrote to that person about that home: they have their answer. */
export function answeredLetters<Item>(
  items: readonly Item[],
  turnOf: (item: Item) => Turn,
): Set<string> {
  const ids = conversations(items, turnOf).flatMap((one) => {
    const turns = one.turns.map(turnOf);
    const lastMine = turns.findLastIndex(({ sentByMe }) => sentByMe);
    return turns.slice(0, Math.max(0, lastMine)).filter(({ sentByMe }) => !sentByMe);
  });
  return new Set(ids.map(({ id }) => id));
}

function keyOf(turn: Turn): string {
  return `${turn.propertyId} ${otherOf(turn).id}`;
}

function otherOf(turn: Turn): Party {
  return turn.sentByMe ? turn.recipient : turn.sender;
}

function conversation<Item>(
  key: string,
  turns: Item[],
  turnOf: (item: Item) => Turn,
): { conversation: Conversation<Item>; last: Turn } | null {
  const all = turns.map(turnOf);
  const last = all.at(-1);
  if (last === undefined) return null;
  const conversation = {
    key,
    propertyId: last.propertyId,
    propertyTitle: last.propertyTitle,
    other: otherOf(last),
    turns,
    unread: all.filter((turn) => !turn.sentByMe && !turn.readStatus).length,
    replied: new Set(all.map((turn) => turn.sentByMe)).size > 1,
  };
  return { conversation, last };
}
