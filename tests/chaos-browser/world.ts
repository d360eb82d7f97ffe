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
  /** The folder of the build that takes over, server and app; null for today's with a copy of its app. */
  readonly nextBuild: string | null;
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
