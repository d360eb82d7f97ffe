import type { LoginAnswer, User } from '../../../contract/people/account';
import { isSameJson } from '../../../domain/is-same-json';
import { deviceDatabase } from '../../device-database';
import type { EndedSession, Session } from '../../records';
import { noteLeaving } from '../../unfinished-leaving';

/** Who is logged in here, or null. */
export async function readSession(): Promise<Session | null> {
  return (await deviceDatabase().session.get('current')) ?? null;
}

/**
 * Keeps a login; an expired session of the same person becomes valid again. One that is not to be
 * remembered ends with the visit.
 */
export async function storeSession(login: LoginAnswer, remember = true): Promise<void> {
  noteLeaving(login.user.id, null);
  await deviceDatabase().session.put({
    key: 'current',
    userId: login.user.id,
    token: login.token,
    user: login.user,
    expired: false,
    remember,
  });
}

/** Calls whoever is logged in by what their profile says by now, whatever it said at the login. */
export async function renameUser({
  id,
  name,
  email,
  phone,
  companyName,
  userType,
}: User): Promise<void> {
  const user = { id, name, email, phone, companyName, userType };
  await deviceDatabase().transaction('rw', 'session', async () => {
    const session = await readSession();
    if (session?.userId !== id || isSameJson(session.user, user)) return;
    await deviceDatabase().session.put({ ...session, user });
  });
}

/** The server refused the token: nothing is thrown away, sending waits for a login. */
export async function markSessionExpired(token: string): Promise<void> {
  await deviceDatabase().transaction('rw', 'session', async () => {
    const session = await readSession();
    if (session?.token === token) await deviceDatabase().session.put({ ...session, expired: true });
  });
}

/**
 * Forgets who is logged in. One that is still to be ended on the server is noted in the same step.
 */
export async function clearSession(left: Omit<EndedSession, 'at'> | null = null): Promise<void> {
  const device = deviceDatabase();
  await device.transaction('rw', device.session, device.endedSessions, async () => {
    await device.session.clear();
    if (left !== null) await device.endedSessions.put({ ...left, at: Date.now() });
  });
}
