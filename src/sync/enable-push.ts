import { callAsAccount } from './call-as-account';

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
  const { key } = await callAsAccount('GET /push/key');
  const subscription = await subscribe(key);
  if (subscription?.endpoint === undefined) return false;
  const { p256dh = '', auth = '' } = subscription.keys ?? {};
  await callAsAccount('POST /push/subscriptions', {
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
  return true;
}
