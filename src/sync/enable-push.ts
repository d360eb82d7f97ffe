import { callApi } from '../api/call-api';
import { readSession } from '../db/repositories/account/session-repository';
import { deviceApi } from './device-api';

type Subscription = { endpoint?: string; keys?: Record<string, string> };

/**
 * Has this device told of news while the app is closed.
 * @param subscribe asks the browser, with the server's key; null where it or the person said no
 * @returns whether it is so now
 * @throws ApiError, NetworkError
 */
export async function enablePush(
  subscribe: (key: string) => Promise<Subscription | null>,
): Promise<boolean> {
  const token = (await readSession())?.token ?? null;
  const { key } = await callApi(deviceApi(), 'GET /push/key', { token });
  const subscription = await subscribe(key);
  if (subscription?.endpoint === undefined) return false;
  const { p256dh = '', auth = '' } = subscription.keys ?? {};
  await callApi(deviceApi(), 'POST /push/subscriptions', {
    token,
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
  return true;
}
