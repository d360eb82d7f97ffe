import { API_VERSION } from '../contract/api-version';
import type { Problem } from '../contract/error-codes';

/** Refusals that pass by themselves: the same call is worth another try. */
const PASSING = new Set([408, 425, 429]);

/** The server answered and refused. `message` is the server's own sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly problem: Problem | null,
    /** Milliseconds the server asks to wait, if it does. */
    readonly retryAfterMs: number | null = null,
    /** The version of the API that the server speaks; null where there was no answer to tell it. */
    readonly serverVersion: number | null = null,
  ) {
    super(message);
  }

  /** Whether asking again would not help. */
  get isFinal(): boolean {
    return this.status < 500 && !PASSING.has(this.status);
  }

  /** Whether it may be refused only because the server is of an earlier version than this build. */
  get isServerOlder(): boolean {
    return this.serverVersion !== null && this.serverVersion < API_VERSION;
  }
}

/** What filters answer; a login page of a hotel or a server that is being mended says something else. */
const TURNED_AWAY = new Set([400, 403, 405, 406, 413, 414, 415, 422, 451]);

/** No answer of our server arrived: no network, a time-out, or somebody else's page instead. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly why: 'unreachable' | 'timeout' | 'not-our-server',
    /** What somebody else answered with. */
    readonly status: number | null = null,
  ) {
    super(
      'Cannot connect to the server. Please check your internet connection or try again later.',
    );
  }

  /** Whether something on the way refused what was sent, as a filter of words or of size does. */
  get isTurnedAway(): boolean {
    return this.status !== null && TURNED_AWAY.has(this.status);
  }
}
