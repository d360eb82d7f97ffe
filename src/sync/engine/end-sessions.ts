import type { ApiClient } from '../../api/api-client';
import { ApiError, NetworkError } from '../../api/api-error';
import { callApi } from '../../api/call-api';
import {
  forgetEndedSession,
  listEndedSessions,
} from '../../db/repositories/account/ended-session-repository';
import type { DrainReport } from './drain';
import type { EndedSession } from '../../db/records';
import { inPageLock } from './lock';

const AGAIN_MS = 60_000;
/** Another version of the app or of the server is waited for: that takes longer. */
const AFTER_REFUSAL_MS = 15 * 60_000;
/** What is sent cannot be read; every fingerprint that can is taken, known or not, by the call of today. */
const FINAL: ReadonlySet<number> = new Set([400, 422]);

/**
 * Ends on the server what logouts have left open there, with nobody logged in. What cannot be ended
 * now is kept; what the server cannot read is forgotten. Never throws for what the network or
 * the server does.
 */
export function endLeftSessions(api: ApiClient): Promise<DrainReport> {
  return inPageLock('gida-ended-sessions', async () => {
    let sent = 0;
    for (const session of await listEndedSessions()) {
      const failure = await end(api, session);
      if (failure !== null) {
        const isRefusal = failure instanceof ApiError && failure.status < 500;
        const pause = isRefusal ? AFTER_REFUSAL_MS : AGAIN_MS;
        const wait = failure instanceof ApiError ? failure.retryAfterMs : null;
        const offline = failure instanceof NetworkError;
        return { sent, offline, retryAt: Date.now() + (wait ?? pause) };
      }
      await forgetEndedSession(session.fingerprint);
      sent += 1;
    }
    return { sent, offline: false, retryAt: null };
  });
}

/** @returns why it is to be tried again, or null when it is settled */
async function end(api: ApiClient, { fingerprint, recalled }: EndedSession): Promise<unknown> {
  try {
    await callApi(api, 'POST /auth/sessions/end', { body: { fingerprint, recalled } });
    return null;
  } catch (error) {
    return error instanceof ApiError && FINAL.has(error.status) ? null : error;
  }
}
