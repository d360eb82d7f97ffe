import type { Database } from '../../db/database';
import { leaseMail, markMailFailed, markMailSent } from './repository';
import type { MailTransport } from './transport';

const IDLE_MS = 5000;

/** Sends queued mails one by one, outside any request; a failed one is tried again later. */
export class MailWorker {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly transport: MailTransport,
    private readonly onError: (error: unknown) => void,
    /** Queues what has been asked for and not yet written. */
    private readonly prepare: () => Promise<void> = async () => undefined,
  ) {}

  /** Looks for due mails now; many calls at once are one run. */
  wake(): void {
    void this.flush();
  }

  /** Sends what is due and resolves when nothing is left to try now. */
  flush(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    clearTimeout(this.timer);
    const before = this.running ?? Promise.resolve();
    const run = before
      .then(() => this.sendDue())
      .catch(this.onError)
      .finally(() => {
        if (this.running !== run) return;
        this.running = undefined;
        if (!this.stopped) this.timer = setTimeout(() => this.wake(), IDLE_MS).unref();
      });
    this.running = run;
    return run;
  }

  /** Waits for the mail in hand and stops. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async sendDue(): Promise<void> {
    await this.prepare();
    for (;;) {
      if (this.stopped) return;
      const mail = await leaseMail(this.database);
      if (mail === undefined) return;
      try {
        await this.transport(mail);
        await markMailSent(this.database, mail.id);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        await markMailFailed(this.database, mail.id, why, Math.min(3600, 30 * 2 ** mail.attempts));
      }
    }
  }
}
