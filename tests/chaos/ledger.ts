/** What the person was promised: every action the phone said it had kept. */
export type PropertyPromise = {
  /** Prices that accepted edits wrote, in order; each price is used once in a run. */
  prices: number[];
  /** Prices another device wrote to the server. */
  foreign: number[];
  status: 'Active' | 'Draft';
  deleted: boolean;
  /** The last edit was given up for the server's version, or is refused and not yet mended. */
  theirs: boolean;
  photos: string[];
};

export class Ledger {
  private step = 0;
  /** Message texts that were accepted; each is unique. */
  readonly messages = new Set<string>();
  readonly properties = new Map<string, PropertyPromise>();
  /** Last accepted state of the heart on each home. */
  readonly saved = new Map<string, boolean>();
  accepted = 0;
  refusedByPhone = 0;

  /** A number never used before: prices and texts carry it, so the server's log tells their order. */
  tick(): number {
    this.step += 1;
    return this.step;
  }

  property(id: string): PropertyPromise {
    const known = this.properties.get(id);
    if (known) return known;
    const fresh: PropertyPromise = {
      prices: [],
      foreign: [],
      status: 'Draft',
      deleted: false,
      theirs: false,
      photos: [],
    };
    this.properties.set(id, fresh);
    return fresh;
  }
}
