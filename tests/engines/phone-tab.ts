import { FOUND, findInPage } from './find-in-page';
import { describeTarget, type Target } from './target';
import { patience } from '../support/patience';

/** How long a tab looks for what is not there yet, in milliseconds. */
const PATIENCE_MS = patience(15_000);
const LOOK_AGAIN_MS = 60;

/** The browser died, or was killed, under what was being done. */
export class PhoneKilled extends Error {}

/** What should have been on the screen did not come. */
export class NotOnScreen extends Error {}

/**
 * One tab of a phone's browser, used as a person uses it: elements are named by role and words, and
 * waited for. An engine brings the few things below that no script can do.
 */
export abstract class PhoneTab {
  constructor(private readonly killed: () => boolean) {}

  /** Opens an address of the app by the address bar. */
  abstract goto(path: string): Promise<void>;
  abstract close(): Promise<void>;
  abstract press(key: 'Escape' | 'Enter'): Promise<void>;
  /** The result of an expression, promises awaited; it must be plain data. */
  protected abstract run(source: string): Promise<unknown>;
  protected abstract tap(selector: string): Promise<void>;
  protected abstract type(selector: string, text: string): Promise<void>;
  protected abstract pick(selector: string, files: string[]): Promise<void>;

  /** Runs a function in the page; it may use its argument and nothing else from here. */
  async evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  async evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  async evaluate<Result>(
    work: (argument: unknown) => Result | Promise<Result>,
    argument?: unknown,
  ): Promise<Result> {
    // A transpiler may wrap inner functions so that they keep their names.
    const source = `(() => { const __name = (work) => work; return (${work.toString()})(${JSON.stringify(argument) ?? ''}); })()`;
    return (await this.alive(this.run(source))) as Result;
  }

  /** Whether it is on the screen now. */
  async sees(target: Target): Promise<boolean> {
    return (await this.evaluate(findInPage, target)) !== null;
  }

  /** Its words (the value of a field) and whether it is pressed or ticked, once it is there. */
  async read(target: Target, patienceMs = PATIENCE_MS): Promise<{ text: string; on: boolean }> {
    const found = await this.waitFor([target], patienceMs);
    return { text: found.text, on: found.on };
  }

  /** Waits until one of these is on the screen; answers which. @throws NotOnScreen */
  async waitFor(
    targets: Target[],
    patienceMs = PATIENCE_MS,
  ): Promise<{ index: number; mark: string; text: string; on: boolean }> {
    return this.until(
      async () => {
        for (const [index, target] of targets.entries()) {
          const found = await this.evaluate(findInPage, target);
          if (found !== null) return { index, ...found };
        }
        return null;
      },
      targets.map(describeTarget).join(' or '),
      patienceMs,
    );
  }

  async waitUntilGone(target: Target, patienceMs = PATIENCE_MS): Promise<void> {
    await this.until(
      async () => ((await this.sees(target)) ? null : true),
      `no ${describeTarget(target)}`,
      patienceMs,
    );
  }

  async click(target: Target, patienceMs = PATIENCE_MS): Promise<void> {
    await this.handle(target, (selector) => this.tap(selector), patienceMs);
  }

  async enter(target: Target, text: string, patienceMs = PATIENCE_MS): Promise<void> {
    const isPicked = await this.handle(
      target,
      (selector) => this.evaluate(setPicked, { selector, text }),
      patienceMs,
    );
    if (!isPicked) await this.handle(target, (selector) => this.type(selector, text), patienceMs);
  }

  /** Picks files by their paths. */
  async attach(target: Target, files: string[]): Promise<void> {
    await this.handle(target, (selector) => this.pick(selector, files), PATIENCE_MS);
  }

  /** Waits until `look` answers something. @throws NotOnScreen */
  async until<Found>(
    look: () => Promise<Found | null>,
    what: string,
    patienceMs = PATIENCE_MS,
  ): Promise<Found> {
    const end = Date.now() + patienceMs;
    let trouble = '';
    do {
      try {
        const found = await look();
        if (found !== null) return found;
        trouble = '';
      } catch (error) {
        // A page on its way to another one cannot be asked.
        if (error instanceof PhoneKilled) throw error;
        trouble = error instanceof Error ? error.message : String(error);
      }
      if (this.killed()) throw new PhoneKilled(what);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    } while (Date.now() < end);
    const why = trouble === '' ? '' : `: ${trouble.split('\n')[0]}`;
    throw new NotOnScreen(`${what}${why}, but ${await this.shown()}`);
  }

  /** What is on the screen instead, as far as it can be asked. */
  private shown(): Promise<string> {
    return this.evaluate(() => {
      const words = (document.querySelector('dialog[open], main') ?? document.body).textContent;
      return `${location.pathname} says '${(words ?? '').replace(/\s+/g, ' ').slice(0, 120)}'`;
    }).catch(() => 'nothing can be asked');
  }

  /** A driver fails before it touches an element that moved, went or lies under another. */
  private async handle<Done>(
    target: Target,
    work: (selector: string) => Promise<Done>,
    patienceMs: number,
  ): Promise<Done> {
    const { done } = await this.until(
      async () => {
        const found = await this.evaluate(findInPage, target);
        if (found === null) return null;
        return { done: await this.alive(work(`[${FOUND}="${found.mark}"]`)) };
      },
      describeTarget(target),
      patienceMs,
    );
    return done;
  }

  private async alive<Result>(work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      if (this.killed()) throw new PhoneKilled('in the middle of it');
      return result;
    } catch (error) {
      throw this.killed() ? new PhoneKilled(String(error)) : error;
    }
  }
}

/** Runs in the page: sets what is chosen rather than typed; answers false for a field to type in. */
function setPicked({ selector, text }: { selector: string; text: string }): boolean {
  const field = document.querySelector(selector);
  if (field === null) throw new Error('It is gone');
  const isPicked =
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && /^(date|time|month)$/.test(field.type));
  if (!isPicked) return false;
  // React listens to the setter of the element itself: that of the prototype is the browser's.
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
