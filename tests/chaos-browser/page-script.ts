/** One thing the screen said, as `PAGE_SCRIPT` saw it. */
export type Word = {
  at: number;
  word: string;
  /** Which tab, by a name of its own that a reload changes. */
  tab: string;
  path: string;
  /** The words of the card, row or dialog that said it. */
  about: string;
  /** Listings that it links to. */
  listings: string[];
};

/** What the screen says about where a thing stands, and must be true. */
const TOLD =
  '^(Sent|Read|Message [Ss]ent [Ss]uccessfully!|Saved in your account|Published|Nothing waits to be sent|Refused: .*|Your message has been sent to the agent!|Your reply to .* has been sent!)$';

/** Name of the channel by which a page tells the worker how far its clock is off. */
const CLOCK = 'harness-clock';

/** The key under which a phone's clock is put wrong: milliseconds ahead of the time. */
export const CLOCK_KEY = 'harness-clock';

/** Runs in every page before the app: tells the proxy, as it appears, what the screen says. */
function watchScreen(told: string, channel: string, clockKey: string): void {
  const TrueDate = Date;
  const readOffset = () => Number(localStorage.getItem(clockKey) ?? '0');
  let offset = readOffset();
  setClock(() => offset);
  const clock = new BroadcastChannel(channel);
  clock.addEventListener('message', ({ data }) => {
    if (data === 'ask') clock.postMessage(offset);
  });
  addEventListener('storage', () => {
    offset = readOffset();
  });
  clock.postMessage(offset);

  const pattern = new RegExp(told);
  const tab = Math.random().toString(36).slice(2);
  Object.assign(globalThis, { harnessTab: tab });
  let shown = new Set<string>();
  const listingsIn = (element: Element) =>
    [...element.querySelectorAll('a[href]')]
      .map(
        (link) =>
          /(?:property-detail|edit-property)\/([0-9a-f-]{36})/.exec(
            link.getAttribute('href') ?? '',
          )?.[1],
      )
      .filter((id) => id !== undefined);
  // What somebody is writing in it, or in a dialog over it, is not what the word is about.
  const wordsOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const inner of copy.querySelectorAll('dialog, textarea')) inner.remove();
    return copy.textContent ?? '';
  };
  const look = () => {
    const now = new Set<string>();
    const fresh: Word[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const word = (node.textContent ?? '').trim();
      if (!pattern.test(word)) continue;
      const element = node.parentElement;
      // A button says what can be done, not what was.
      if (element === null || element.closest('button, a') !== null) continue;
      if (element.getClientRects().length === 0) continue;
      const about =
        element.closest('dialog, article, li, tr') ?? element.closest('main') ?? element;
      const words = wordsOf(about).slice(0, 600);
      const key = `${word}|${words}`;
      now.add(key);
      if (shown.has(key)) continue;
      fresh.push({
        at: performance.timeOrigin + performance.now(),
        word,
        tab,
        path: location.pathname + location.search,
        about: words,
        listings: about.tagName === 'MAIN' ? [] : [...new Set(listingsIn(about))],
      });
    }
    shown = now;
    if (fresh.length > 0) navigator.sendBeacon('/__words', JSON.stringify(fresh));
  };
  new MutationObserver(() => document.body && look()).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });

  function setClock(ahead: () => number): void {
    class SetDate extends TrueDate {
      constructor(...args: []) {
        if (args.length === 0) super(TrueDate.now() + ahead());
        else super(...args);
      }
      static override now(): number {
        return TrueDate.now() + ahead();
      }
    }
    globalThis.Date = SetDate as DateConstructor;
  }
}

/** Runs at the head of the worker: its clock follows that of the pages while one is open. */
function followClock(channel: string): void {
  const TrueDate = Date;
  let offset = 0;
  class SetDate extends TrueDate {
    constructor(...args: []) {
      if (args.length === 0) super(TrueDate.now() + offset);
      else super(...args);
    }
    static override now(): number {
      return TrueDate.now() + offset;
    }
  }
  globalThis.Date = SetDate as DateConstructor;
  const clock = new BroadcastChannel(channel);
  clock.addEventListener('message', ({ data }) => {
    if (typeof data === 'number') offset = data;
  });
  clock.postMessage('ask');
}

const source = <Args extends string[]>(work: (...args: Args) => void, args: Args) =>
  `(() => { const __name = (work) => work; (${work.toString()})(${args.map((arg) => JSON.stringify(arg)).join()}); })();`;

export const PAGE_SCRIPT = source(watchScreen, [TOLD, CLOCK, CLOCK_KEY]);
export const WORKER_SCRIPT = source(followClock, [CLOCK]);
