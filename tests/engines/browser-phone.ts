import type { PhoneTab } from './phone-tab';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A phone with one browser: storage that outlives its tabs and, where the engine can, its death. */
export type BrowserPhone = {
  readonly engine: Engine;
  /** Opens the tab that everything else is done in when no other is named. */
  openTab(): Promise<PhoneTab>;
  /** SIGKILL: no handler runs, nothing is written any more. */
  kill(): Promise<void>;
  /** Starts the browser again on the same profile; null where an engine cannot keep one. */
  readonly restart: (() => Promise<void>) | null;
  /** Wakes the worker as Background Sync does, with or without a page; null without Background Sync. */
  readonly wakeWorker: (() => Promise<void>) | null;
  /** Lets the app have this many bytes of storage, or as many as there are; null where it cannot be set. */
  readonly limitStorage: ((bytes: number | null) => Promise<void>) | null;
  /** Ends the browser and forgets its profile. */
  dispose(): Promise<void>;
};
