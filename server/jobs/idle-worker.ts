const IDLE_MS = 5000;

/**
 * Works through a queue outside any request: when woken, and again every few seconds. Many calls at
 * once are one run.
 */
export class IdleWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    /** Does what is due; leaves off between two items once `isStopped` says so. */
    private readonly workThrough: (isStopped: () => boolean) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Looks for what is due now. */
  wake(): void {
    void this.flush();
  }

  /** Does what is due and resolves when nothing is left to try now. */
  flush(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    clearTimeout(this.timer);
    const before = this.running ?? Promise.resolve();
    const run = before
      .then(() => this.workThrough(() => this.stopped))
      .catch(this.onError)
      .finally(() => {
        if (this.running !== run) return;
        this.running = undefined;
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), IDLE_MS).unref();
      });
    this.running = run;
    return run;
  }

  /** Waits for the item in hand and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }
}
