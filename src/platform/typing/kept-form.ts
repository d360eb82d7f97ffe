import { isSameJson } from '../../domain/is-same-json';
import { createSignal } from '../../domain/signal';
import { keepTyping } from './keep-typing';
import { ownKeys } from '../../contract/own-keys';

/** Where a form's fields lie while it is open and after it. */
type FormShelf = {
  read: () => Promise<{ value: object; updatedAt: number } | undefined>;
  /** Asks for the fields as it writes them; undefined: nothing is to be written any more. */
  store: (current: () => object | undefined) => Promise<void>;
  drop: () => Promise<void>;
};

export type FormState<Fields> = {
  fields: Fields;
  /** Something in it was typed before this page was opened. */
  isFromBefore: boolean;
};

export type KeptForm<Fields> = {
  state: () => FormState<Fields>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Puts in what was kept, beside what was typed already.
   * @param before is called right before the fields change by it
   */
  open: (before?: () => void) => void;
  /** Takes what was typed: the fields that change. */
  change: (part: Partial<Fields> | ((before: Fields) => Partial<Fields>)) => void;
  /** Writes at once what was typed and not written yet. */
  flush: () => Promise<void>;
  /**
   * Runs what the form is for, with all that was typed on the disk; once that is done the form is
   * forgotten, and nothing writes it again. @returns what it returns. @throws what it throws
   */
  send: <Result>(command: () => Promise<Result>) => Promise<Result>;
  /** Forgets what was typed, and begins anew. */
  startAgain: () => void;
};

/**
 * A form whose fields are kept while they are typed. Only what differs from its beginning is kept.
 * @param never fields that are not kept, such as passwords
 */
export function createKeptForm<Fields extends object>(
  begun: Fields,
  never: readonly (keyof Fields)[],
  shelf: FormShelf,
): KeptForm<Fields> {
  const fresh: FormState<Fields> = { fields: begun, isFromBefore: false };
  const changed = createSignal();
  let state = fresh;
  let typed = new Set<string>();
  let isSent = false;
  let generation = 0;
  let opened = Promise.resolve();
  const become = (next: FormState<Fields>) => {
    state = next;
    changed.tell();
  };
  const worthKeeping = () =>
    isSent
      ? undefined
      : Object.fromEntries(
          ownKeys(state.fields)
            .filter((key) => !never.includes(key) && !isSameJson(state.fields[key], begun[key]))
            .map((key) => [key, state.fields[key]]),
        );
  const typing = keepTyping(async () => {
    // Before that, a field that was kept and not read yet would be written away.
    await opened;
    await shelf.store(worthKeeping);
  });
  const putIn = async (mine: number, before?: () => void) => {
    const kept = await shelf.read();
    if (kept === undefined || mine !== generation || isSent) return;
    const restored = Object.entries(kept.value).filter(([key]) => !typed.has(key));
    if (restored.length === 0) return;
    before?.();
    become({
      fields: { ...state.fields, ...Object.fromEntries(restored) },
      isFromBefore: kept.updatedAt < performance.timeOrigin,
    });
  };
  return {
    state: () => state,
    subscribe: changed.on,
    open: (before) => {
      // A phone whose database does not open: the form lives as long as its page.
      opened = putIn(generation, before).catch(() => undefined);
    },
    change: (change) => {
      const part = typeof change === 'function' ? change(state.fields) : change;
      for (const key of Object.keys(part)) typed.add(key);
      become({ ...state, fields: { ...state.fields, ...part } });
      typing.changed();
    },
    flush: typing.flush,
    send: async (command) => {
      await typing.flush();
      isSent = true;
      try {
        const result = await command();
        await shelf.drop().catch(() => undefined);
        return result;
      } catch (error) {
        isSent = false;
        // What was typed meanwhile was not written.
        typing.changed();
        throw error;
      }
    },
    startAgain: () => {
      generation += 1;
      typed = new Set();
      isSent = false;
      become(fresh);
      void shelf.drop().catch(() => undefined);
    },
  };
}
