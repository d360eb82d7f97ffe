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

/**
 * Ends on the server what logouts have left open there, with nobody logged in. What cannot be ended
 * now is kept; what the server refuses for good is forgotten. Never throws for what the network or
 * the server does.
 */
export function endLeftSessions(api: ApiClient): Promise<DrainReport> {
  return inPageLock('gida-ended-sessions', async () => {
    let sent = 0;
    for (const session of await listEndedSessions()) {
      const failure = await end(api, session);
      if (failure !== null) {
        const wait = failure instanceof ApiError ? failure.retryAfterMs : null;
        const offline = failure instanceof NetworkError;
        return { sent, offline, retryAt: Date.now() + (wait ?? AGAIN_MS) };
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
    return error instanceof ApiError && error.isFinal ? null : error;
  }
}
