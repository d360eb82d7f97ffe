import webPush from 'web-push';
import type { PushMessage } from '../../../src/contract/push';
import { notificationPath } from '../../../src/domain/notifications/notification-path';
import type { Database } from '../../db/database';
import type { Settings } from '../../plugins/settings';
import {
  dropSubscription,
  leasePush,
  markPushDone,
  markPushFailed,
  type QueuedPush,
} from './repository';
import { vapidKeys } from './vapid-keys';

const TIMEOUT_MS = 15_000;
/** How long a push service keeps a message for a phone that is off, in seconds. */
const KEPT_SECONDS = 24 * 3600;

/** So many at a time: one service that does not answer holds up no other. */
const AT_ONCE = 4;

/** What push services are told of who sends. */
type Site = Pick<Settings, 'publicUrl' | 'contactEmail'>;

/** Sends what is due to the browsers' push services. */
export async function sendDuePushes(
  database: Database,
  site: Site,
  isStopped: () => boolean,
): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendInTurn(database, site, isStopped)));
}

async function sendInTurn(database: Database, site: Site, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const push = await leasePush(database);
    if (push === undefined) return;
    const status = await sendOne(database, push, site).catch(() => 0);
    if (status === 404 || status === 410) await dropSubscription(database, push.subscription_id);
    else if (status >= 200 && status < 300) await markPushDone(database, push.id);
    // What the service will never take, such as a message of the wrong size, is not sent again.
    else if (status >= 400 && status < 500 && status !== 429) await markPushDone(database, push.id);
    else await markPushFailed(database, push, Math.min(3600, 15 * 2 ** push.attempts));
  }
}

async function sendOne(database: Database, push: QueuedPush, site: Site): Promise<number> {
  const keys = await vapidKeys(database);
  const message: PushMessage = {
    title: push.property_title.slice(0, 120),
    body: push.message.slice(0, 200),
    path: notificationPath({
      type: push.type,
      propertyId: push.property_id,
    }),
    tag: push.notification_id,
  };
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: push.endpoint, keys: { p256dh: push.p256dh, auth: push.auth } },
    JSON.stringify(message),
    { vapidDetails: { subject: subjectOf(site), ...keys }, TTL: KEPT_SECONDS },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Who is behind the messages, as push services want to know: an https address or a mailbox. */
function subjectOf({ publicUrl, contactEmail }: Site): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${contactEmail}`;
}
