import { ApiError } from '../api/api-error';
import { callApi } from '../api/call-api';
import type { LoginAnswer, LoginRequest, RegisterRequest } from '../contract/people/account';
import type { EmailChange } from '../contract/people/profile';
import type { AccountExport } from '../contract/people/privacy';
import { putAccountPart } from '../db/account-parts';
import type { AppDatabase } from '../db/app-database';
import type { PasswordForm } from '../domain/auth/password-change';
import { callAsAccount } from './call-as-account';
import { deviceApi } from './device-api';

/** Calls that need the server's word at once and so never wait in the outbox. */

/** Logs in. @throws ApiError with the server's sentence, NetworkError */
export async function logIn(request: LoginRequest): Promise<LoginAnswer> {
  const answer: Partial<LoginAnswer> | null = await callApi(deviceApi(), 'POST /auth/login', {
    body: request,
    // A code is taken once: one that was taken, and whose answer was lost, would be refused.
    repeatOnce: request.code === undefined,
  });
  if (!answer?.token || !answer.user)
    throw new ApiError(200, 'Login failed: Invalid response from server', null);
  return { token: answer.token, user: answer.user };
}

/** Tries once to end the session on the server; without a network it stays there, unused. */
export async function logOut(token: string): Promise<void> {
  await callApi(deviceApi(), 'POST /auth/logout', { token, timeoutMs: 5000 }).catch(
    () => undefined,
  );
}

/** Registers a seeker at the host itself. */
export async function register(request: RegisterRequest): Promise<void> {
  await callApi(deviceApi(), 'POST /register', {
    body: request,
    repeatOnce: true,
  });
}

export async function askPasswordReset(email: string): Promise<void> {
  await callApi(deviceApi(), 'POST /auth/forgot-password', {
    body: { email },
    repeatOnce: true,
  });
}

/** Asks for another link that confirms an address. @throws ApiError with the server's sentence, NetworkError */
export async function askVerification(email: string): Promise<void> {
  await callApi(deviceApi(), 'POST /email/verification-code', { body: { email } });
}

/** Changes the password of whoever is logged in. @throws ApiError with the server's sentence, NetworkError */
export async function changePassword(token: string, form: PasswordForm): Promise<void> {
  await callApi(deviceApi(), 'PUT /auth/password', {
    token,
    body: { currentPassword: form.current, newPassword: form.next, confirmPassword: form.confirm },
    repeatOnce: true,
  });
}

/** Whether a change of password was refused for the current one, which only the server knows. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.field === 'currentPassword';

/**
 * Asks for another e-mail address; it counts once its link has been followed.
 * @throws ApiError with the server's sentence, NetworkError
 */
export async function changeEmail(
  change: EmailChange,
  token: string,
  database: AppDatabase,
): Promise<void> {
  const { data } = await callApi(deviceApi(), 'PUT /auth/email', { token, body: change });
  await putAccountPart(database, 'profile', data);
}

/** Years of messages are megabytes, and a slow line brings them too. */
const EXPORT_MS = 600_000;

/** Fetches everything the server keeps about the account. @throws ApiError, NetworkError */
export function fetchAccountExport(token: string): Promise<AccountExport> {
  const options = { token, repeatOnce: true, timeoutMs: EXPORT_MS };
  return callApi(deviceApi(), 'GET /account/export', options);
}

/** Asks whether the session is still open. @throws ApiError where it has ended, NetworkError */
export async function askForSession(): Promise<void> {
  await callAsAccount('GET /auth/profile');
}

/** Deletes the account for good. @throws ApiError with the server's sentence, NetworkError */
export async function deleteAccount(token: string, password: string): Promise<void> {
  await callApi(deviceApi(), 'DELETE /account', { token, body: { confirm: 'delete', password } });
}

/** Sets a password by a mailed link. @throws ApiError with the server's sentence, NetworkError */
export async function resetPassword(token: string, password: string): Promise<void> {
  await callApi(deviceApi(), 'POST /auth/reset-password', {
    body: { token, password },
    repeatOnce: true,
  });
}
