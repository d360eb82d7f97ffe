/**
 * How long something typed may be nowhere but in the page, in milliseconds. With 200, a phone whose
 * processor was busy lost words that had stood for half a second.
 */
const KEEP_AFTER_MS = 50;
/** How long after a write that failed, as on a full phone, it is tried again, in milliseconds. */
const AGAIN_MS = 3000;

type Typing = {
  /** Something was typed: it is written 50 ms later, however fast the typing goes on. */
  changed: () => void;
  /** Writes at once what was not written yet; resolves when nothing is under way any more. */
  flush: () => Promise<void>;
};

/**
 * Has what is typed written while it is typed.
 * @param store writes what stands there when it is called; what fails is tried again until it is written
 */
export function keepTyping(store: () => Promise<void>): Typing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isUnwritten = false;
  let writing = Promise.resolve();
  const flush = () => {
    clearTimeout(timer);
    clearTimeout(again);
    timer = undefined;
    if (!isUnwritten) return writing;
    isUnwritten = false;
    writing = store().catch(() => {
      isUnwritten = true;
      again = setTimeout(() => void flush(), AGAIN_MS);
    });
    return writing;
  };
  const changed = () => {
    isUnwritten = true;
    timer ??= setTimeout(() => void flush(), KEEP_AFTER_MS);
  };
  return { changed, flush };
}
