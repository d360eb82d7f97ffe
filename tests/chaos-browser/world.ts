import type { BrowserPhone } from '../engines/browser-phone';
import type { PhoneTab } from '../engines/phone-tab';
import type { Random } from '../chaos/random';
import type { ChaosOrigin, Home } from './chaos-origin';
import type { FaultProxy } from './fault-proxy';
import type { Ledger } from './ledger';

export type Person = 'seeker' | 'agent';

/** What a run acts on. */
export type World = {
  readonly phone: BrowserPhone;
  readonly proxy: FaultProxy;
  readonly server: ChaosOrigin;
  readonly ledger: Ledger;
  readonly homes: Home[];
  /** The files of the app that it is updated to; null for a copy of today's. */
  readonly nextClient: string | null;
  /** A JPEG of a home, as a file to pick. */
  readonly photo: string;
  tab: PhoneTab;
  /** Who is logged in. */
  person: Person | null;
  /** The draws of the step under way. */
  random: Random;
};

/** The name that the tab has for this visit of a page, as its words are told under it. */
export function tabName(tab: PhoneTab): Promise<string> {
  return tab.evaluate(() => String((globalThis as { harnessTab?: string }).harnessTab));
}
