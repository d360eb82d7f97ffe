import { type CallAnswer, type CallArguments, requestOf } from '../api/call-api';
import type { CallKey } from '../contract/calls/calls';
import { readSession } from '../db/repositories/account/session-repository';
import { deviceApi } from './device-api';

/** Makes a call of the contract for whoever is logged in on this device. @throws ApiError, NetworkError */
export async function callAsAccount<Key extends CallKey>(
  key: Key,
  ...[request]: CallArguments<Key>
): Promise<CallAnswer<Key>> {
  const token = (await readSession())?.token ?? null;
  return deviceApi().request<CallAnswer<Key>>(requestOf(key, { ...request, token }));
}
