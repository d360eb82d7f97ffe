import { type CallAnswer, type CallArguments, requestOf } from '../api/call-api';
import type { CallKey } from '../contract/calls/calls';
import { markSessionExpired, readSession } from '../db/repositories/account/session-repository';
import { deviceApi } from './device-api';
import { refusalCode } from './refusal-code';

/**
 * Makes a call of the contract for whoever is logged in on this device; a session that has ended is noted, and asked for
 * anew. @throws ApiError, NetworkError
 */
export async function callAsAccount<Key extends CallKey>(
  key: Key,
  ...[request]: CallArguments<Key>
): Promise<CallAnswer<Key>> {
  const token = (await readSession())?.token ?? null;
  try {
    return await deviceApi().request<CallAnswer<Key>>(requestOf(key, { ...request, token }));
  } catch (error) {
    if (token !== null && refusalCode(error) === 'unauthorised') await markSessionExpired(token);
    throw error;
  }
}
