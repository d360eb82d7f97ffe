/** The part of a message that its place among others is told from. */
export type Placed = {
  /** Whether the server has it, and `createdAt` is the server's time. */
  onServer: boolean;
  /** ISO date and time; of what is only here, by this device's clock. */
  createdAt: string;
  /** The place in the outbox of what waits to be sent; null where nothing waits. */
  seq: number | null;
};

/**
 * Messages in the order in which they were written, the oldest first: what the server has by the
 * server's time, then what waits, in the order it will be sent. A phone's clock, which may be a year
 * off, decides nothing.
 */
export function oldestFirst<Item>(items: readonly Item[], placeOf: (item: Item) => Placed): Item[] {
  return items.toSorted((one, other) => comparePlaces(placeOf(one), placeOf(other)));
}

/** Below zero where the first was written before the second. */
export function comparePlaces(one: Placed, other: Placed): number {
  if (one.onServer !== other.onServer) return one.onServer ? -1 : 1;
  if (!one.onServer && one.seq !== other.seq)
    return (one.seq ?? Number.MAX_SAFE_INTEGER) - (other.seq ?? Number.MAX_SAFE_INTEGER);
  return one.createdAt.localeCompare(other.createdAt);
}
