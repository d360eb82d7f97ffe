const IDLE_MS = 5000;

/**
 * Works through a queue outside any request: when woken, and again every few seconds. Calls during a
 * run are one more run after it, however many they are.
 */
export class IdleWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** The run that has yet to begin. */
  private next: Promise<void> | undefined;
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
    this.next ??= (this.running ?? Promise.resolve()).then(() => this.run());
    return this.next;
  }

  private run(): Promise<void> {
    clearTimeout(this.timer);
    this.next = undefined;
    const run = this.workThrough(() => this.stopped)
      .catch(this.onError)
      .finally(() => {
        this.running = undefined;
        if (this.stopped || this.next !== undefined) return;
        this.timer = setTimeout(() => this.wake(), IDLE_MS).unref();
      });
    this.running = run;
    return run;
  }

  /** Waits for the item in hand and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await (this.next ?? this.running);
  }
}
