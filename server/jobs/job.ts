/** Work that is done again and again, whatever instance does it; two at once must do no harm. */
export type Job = {
  name: string;
  /** Minutes from one run to the next: 1, or a whole number of hours. */
  everyMinutes: number;
  run: () => Promise<void>;
};

/** Runs jobs at their times until it is stopped. */
export type JobRunner = {
  start(): Promise<void>;
  /** Waits for the runs in hand and stops. */
  stop(): Promise<void>;
};
