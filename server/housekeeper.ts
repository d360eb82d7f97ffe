import type { Database } from './db/database';
import { SESSION_DAYS } from './modules/auth/repository';

const INTERVAL_MS = 60 * 60_000;

/** Days for which a repeated request gets its first answer; a phone may have lain in a drawer. */
export const IDEMPOTENCY_DAYS = 90;

/** Clears away what time has made useless, once an hour: old keys, ended sessions, dead links. */
export class Housekeeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Tidies now and then every hour, until `stop`. */
  start(): void {
    const run = () => {
      this.running = this.tidy().catch(this.onError);
    };
    run();
    this.timer = setInterval(run, INTERVAL_MS).unref();
  }

  /** Waits for the round in hand and stops. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One round. */
  async tidy(): Promise<void> {
    await this.database.query(
      'DELETE FROM idempotency_keys WHERE created_at < now() - make_interval(days => $1)',
      [IDEMPOTENCY_DAYS],
    );
    await this.database.query(
      'DELETE FROM sessions WHERE last_used_at < now() - make_interval(days => $1)',
      [SESSION_DAYS],
    );
    await this.database.query('DELETE FROM one_time_tokens WHERE expires_at < now()');
  }
}
