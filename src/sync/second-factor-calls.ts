import { ApiError } from '../api/api-error';
import { callApi } from '../api/call-api';
import type { LoginAnswer } from '../contract/people/account';
import type {
  CodeKey,
  NewPasskey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyRequest,
  SecondFactors,
} from '../contract/people/second-factor';
import type { AppDatabase } from '../db/app-database';
import { readSession } from '../db/repositories/account/session-repository';
import { storeSnapshot } from '../db/repositories/account/snapshot-repository';
import { deviceApi } from './device-api';
import { sendNow } from './send-now';

/* Calls about second factors. None of them waits: a password or a key must not lie on a phone. */

/** Makes a key for an app's codes, which are on once one was given. @throws ApiError, NetworkError */
export async function beginCodes(currentPassword: string): Promise<CodeKey> {
  const token = await ownToken();
  return callApi(deviceApi(), 'POST /auth/codes/begin', { token, body: { currentPassword } });
}

/** Turns codes on by the first one; answers the recovery codes. @throws ApiError, NetworkError */
export async function confirmCodes(code: string, database: AppDatabase): Promise<string[]> {
  const token = await ownToken();
  const answer = await callApi(deviceApi(), 'POST /auth/codes/confirm', { token, body: { code } });
  // Without a second factor the server may have put them off. Where that cannot be noted they go later.
  void sendNow(database).catch(() => undefined);
  return answer.recoveryCodes;
}

/** Makes recovery codes in place of those there are. @throws ApiError, NetworkError */
export async function renewRecoveryCodes(currentPassword: string): Promise<string[]> {
  const token = await ownToken();
  const body = { currentPassword };
  const answer = await callApi(deviceApi(), 'POST /auth/codes/recovery', { token, body });
  return answer.recoveryCodes;
}

/** Turns codes off. @throws ApiError, NetworkError */
export async function endCodes(currentPassword: string, database: AppDatabase): Promise<void> {
  const token = await ownToken();
  const body = { currentPassword };
  await keep(await callApi(deviceApi(), 'DELETE /auth/codes', { token, body }), database);
}

/**
 * Adds a passkey to the account, which `make` has the phone make.
 * @throws ApiError, NetworkError, and what `make` throws
 */
export async function addPasskey(
  { currentPassword, name }: { currentPassword: string; name: string },
  make: (asked: PasskeyCreation) => Promise<NewPasskey['credential']>,
  database: AppDatabase,
): Promise<void> {
  const token = await ownToken();
  const api = deviceApi();
  const asked = await callApi(api, 'POST /auth/passkeys/begin', {
    token,
    body: { currentPassword },
  });
  const body = { name, credential: await make(asked) };
  await keep(await callApi(api, 'POST /auth/passkeys', { token, body }), database);
  void sendNow(database).catch(() => undefined);
}

/** Gives a passkey another name. @throws ApiError, NetworkError */
export async function renamePasskey(
  id: string,
  name: string,
  database: AppDatabase,
): Promise<void> {
  const token = await ownToken();
  const request = { token, params: { id }, body: { name } };
  await keep(await callApi(deviceApi(), 'PATCH /auth/passkeys/:id', request), database);
}

/** Removes a passkey. @throws ApiError, NetworkError */
export async function removePasskey(
  id: string,
  currentPassword: string,
  database: AppDatabase,
): Promise<void> {
  const token = await ownToken();
  const request = { token, params: { id }, body: { currentPassword } };
  await keep(await callApi(deviceApi(), 'DELETE /auth/passkeys/:id', request), database);
}

/**
 * Logs in by a passkey, which `sign` has the phone unlock.
 * @throws ApiError, NetworkError, and what `sign` throws
 */
export async function logInWithPasskey(
  sign: (asked: PasskeyRequest) => Promise<PasskeyLogin['credential']>,
): Promise<LoginAnswer> {
  const api = deviceApi();
  const asked = await callApi(api, 'POST /auth/passkey-login/begin');
  return callApi(api, 'POST /auth/passkey-login', { body: { credential: await sign(asked) } });
}

async function ownToken(): Promise<string> {
  const session = await readSession();
  if (session === null) throw new ApiError(401, 'Please log in to do this.', null);
  return session.token;
}

const keep = (factors: SecondFactors, database: AppDatabase) =>
  storeSnapshot('second-factors', factors, Date.now(), database);
