/** Kinds of things that are made once and are one row on the server. */
export type ItemKind = 'message' | 'contact' | 'inspection' | 'search' | 'listing';

/** One thing a person made, and what the screen promised about it. */
export type Item = {
  kind: ItemKind;
  /** Words (a number, a price) that no other item has: by them it is found on the server. */
  mark: string;
  person: string;
  /** What goes in order: a conversation. */
  lane: string;
  begunAt: number;
  /** When the screen first said that it is kept; null while it did not, so that it may be either way. */
  promisedAt: number | null;
  /** When the person took it back, by deleting it or calling it off; the screen confirmed it. */
  takenBackAt: number | null;
  /** Taking it back was begun and the browser died of it: either way will do. */
  takingBack: boolean;
  /** The question before deleting it said that the other side may get it all the same. */
  mayArrive: boolean;
  /** Which tab's dialog it was written in. */
  tab: string;
};

/** What has one value that changes: the newest one that was promised must be on the server. */
export type Value = {
  /** 'saved <home>', 'phone', 'price <listing>', 'status <listing>', 'deleted <listing>', 'read <mark>' */
  what: string;
  person: string;
  value: string;
  at: number;
  promisedAt: number | null;
};

/** A row that the server refused, and what the person did about it in the outbox. */
export type Refusal = {
  kind: string;
  entityId: string;
  /** What it would have sent, as text. */
  payload: string;
  decision: 'sent again' | 'given up';
};

/** Everything that was done in a run, in the order it was done. */
export class Ledger {
  readonly items: Item[] = [];
  readonly values: Value[] = [];
  readonly refusals: Refusal[] = [];
  /** Photos chosen for a listing, by the listing's mark, once the form was saved. */
  readonly photos = new Map<string, number>();
  /** Who was logged in, and from when; '' is nobody. */
  readonly persons: { at: number; person: string }[] = [];
  writes = 0;
  private numbers = 0;

  /** A number never used before in this run. */
  number(): number {
    this.numbers += 1;
    return this.numbers;
  }

  begin(part: Pick<Item, 'kind' | 'mark' | 'person' | 'lane' | 'tab'>): Item {
    const item: Item = {
      ...part,
      begunAt: Date.now(),
      promisedAt: null,
      takenBackAt: null,
      takingBack: false,
      mayArrive: false,
    };
    this.items.push(item);
    return item;
  }

  promise(item: Item | Value): void {
    item.promisedAt = Date.now();
    this.writes += 1;
  }

  change(what: string, person: string, value: string): Value {
    const change = { what, person, value, at: Date.now(), promisedAt: null };
    this.values.push(change);
    return change;
  }

  /** The last value that was promised, or null. */
  valueOf(what: string, person: string): string | null {
    return (
      this.values.findLast(
        (one) => one.what === what && one.person === person && one.promisedAt !== null,
      )?.value ?? null
    );
  }

  logIn(person: string, at = Date.now()): void {
    this.persons.push({ at, person });
  }

  /** Who was logged in at a moment. */
  personAt(at: number): string {
    return this.persons.findLast((one) => one.at <= at)?.person ?? '';
  }
}
